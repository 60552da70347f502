import { same, viewAt } from '@pampa/rules';
import { elGaucho } from '@pampa/rules/el-gaucho';
import { about } from '../../src/games/el-gaucho/intent/about';
import { beatsOf, type Beat } from '../../src/learn/beats';
import { CHAPTERS } from '../../src/learn/lessons';
import { LEARNER, matchAfter, RIVAL } from '../../src/learn/script';
import { learn as de } from '../../src/learn/texts/de';
import { learn as en } from '../../src/learn/texts/en';
import { learn as es } from '../../src/learn/texts/es';
import { learn as fr } from '../../src/learn/texts/fr';
import type { LearnText } from '../../src/learn/texts/learn-text';
import type { Language } from '@pampa/texts';
import { en as house } from '@pampa/texts/en';
import { en as page } from '../../src/texts/en';
import { setTexts } from '../../src/texts/say';
import { expectTypeset } from '../texts/expect-typeset';

const TEXTS: readonly (readonly [Language, LearnText])[] = [
  ['en', en],
  ['fr', fr],
  ['es', es],
  ['de', de],
];

/** Every text in it, with the way to it. */
function textsIn(value: object, path = ''): readonly (readonly [string, string])[] {
  return Object.entries(value).flatMap(([key, each]: [string, unknown]) => {
    const here = `${path}/${key}`;
    if (typeof each === 'string') return [[here, each] as const];
    return typeof each === 'object' && each !== null ? textsIn(each, here) : [];
  });
}

const chapters = CHAPTERS.map((scenes, index) => ({ number: index + 1, scenes, beats: beatsOf(scenes) }));
const allBeats = chapters.flatMap(({ beats }) => beats);
const legalAt = ({ script, from }: Beat) => {
  const match = matchAfter(script, from);
  return elGaucho.legal(viewAt(match, LEARNER), LEARNER);
};

describe.each(chapters)('lesson $number', ({ scenes, beats }) => {
  it('is played by the rules as they are now, from its first move to its last', () => {
    for (const { script } of scenes)
      expect(matchAfter(script, script.moves.length).seq).toBe(script.moves.length);
  });

  it('comes to every move of its scripts', () => {
    for (const { script } of scenes) {
      expect(beats.findLast((beat) => beat.script === script)?.to).toBe(script.moves.length);
    }
  });

  it('asks for nothing but what is legal, and for what is the learner’s to do', () => {
    for (const beat of beats.filter(({ kind }) => kind === 'ask')) {
      const move = beat.script.moves[beat.from]!;
      expect({ id: beat.id, seat: move.seat }).toEqual({ id: beat.id, seat: LEARNER });
      const legal = legalAt(beat);
      expect(legal.filter((action) => same(action, move.act))).toHaveLength(1);
      for (const type of beat.orAny ?? []) expect(legal.map((action) => action.type)).toContain(type);
    }
  });

  it('takes another move only where nothing of the script depends on it', () => {
    for (const { orAny, script, to } of beats) {
      if (orAny !== undefined) expect(to).toBe(script.moves.length);
    }
  });

  it('shows the rival alone while it is her turn', () => {
    for (const { kind, script, from, to } of beats.filter((beat) => beat.kind === 'watch')) {
      expect({ kind, moves: to - from }).not.toEqual({ kind, moves: 0 });
      expect(script.moves.slice(from, to).every(({ seat }) => seat !== LEARNER)).toBe(true);
    }
  });

  it('points only at what is there and can say what it is', () => {
    setTexts('en', house, page);
    for (const { id, kind, point = [], script, from, to } of beats) {
      const match = matchAfter(script, kind === 'watch' ? to : from);
      const moment = { seq: match.seq, view: viewAt(match, LEARNER) };
      for (const atom of point) {
        expect({ id, atom, told: about(atom, moment, LEARNER, ['You', RIVAL]) }).not.toEqual({
          id,
          atom,
          told: null,
        });
      }
    }
  });
});

describe.each(TEXTS)('the lessons in %s', (language, text) => {
  it('are typeset with care', () => {
    for (const [key, said] of textsIn(text)) expectTypeset(language, key, said);
  });

  it('have a title each', () => {
    expect(text.chapters).toHaveLength(CHAPTERS.length);
  });

  it('say what to do and answer another move wherever something is asked, and nowhere else', () => {
    for (const { id, kind } of allBeats) {
      const { ask, no } = text.beats[id];
      const isAsked = kind === 'ask';
      expect({ id, ask: ask !== undefined, no: no !== undefined }).toEqual({ id, ask: isAsked, no: isAsked });
    }
  });

  it('are all said', () => {
    expect(allBeats.map(({ id }) => id).sort()).toEqual(Object.keys(text.beats).sort());
  });

  it('speak of the same numbers as in English', () => {
    const numbers = (said: string | undefined): readonly string[] =>
      [...(said ?? '').matchAll(/\d+/g)].map(String).sort();
    for (const { id } of allBeats) {
      const [own, english]: LearnText['beats'][typeof id][] = [text.beats[id], en.beats[id]];
      for (const part of ['say', 'ask', 'no'] as const) {
        expect({ id, part, numbers: numbers(own?.[part]) }).toEqual({
          id,
          part,
          numbers: numbers(english?.[part]),
        });
      }
    }
  });

  it('are short enough for a phone', () => {
    for (const { id } of allBeats) {
      const { say, ask = '', no = '' } = text.beats[id];
      expect({ id, said: say.length + ask.length > 200, answered: no.length + ask.length > 200 }).toEqual({
        id,
        said: false,
        answered: false,
      });
    }
  });
});
