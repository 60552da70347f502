import type { UndoEntry } from '../../../../src/kernel/entry';
import { same } from '../../../../src/kernel/json';
import type { Golden } from '../golden';
import type { Scene, Tale } from '../tale';

/** Whose hand it was, and what was taken back. */
export const HANDS: readonly Golden[] = [
  {
    name: 'people-bots-and-the-clock',
    says: 'A bot plays along, and where a person takes too long the clock moves for him.',
    seats: 4,
    layout: 'wide',
    manner: { bots: [1, 3], clock: 10 },
    shows: mixesHands,
  },
  {
    name: 'takes-back-two-acts-of-a-turn',
    says: 'Somebody takes back his last two acts, one after the other, and plays on differently.',
    seats: 2,
    layout: 'wide',
    manner: { events: true, takesBack: { own: 6 } },
    shows: ({ scenes }) =>
      scenes.some((scene, index) => {
        const next = scenes[index + 1];
        const [later, earlier] = [ownUndo(scene), ownUndo(next)];
        if (later === null || earlier === null || scene.before.open.phase !== 'turn') return false;
        const origin = scenes[earlier.undo - 1];
        const isOther = !same(scenes[index + 2]?.act, origin?.act);
        return earlier.undo < later.undo && same(next?.after, origin?.before) && isOther;
      }),
  },
  {
    name: 'takes-back-a-choice-of-start-tiles',
    says: 'Somebody takes back which tiles he keeps although another has chosen since.',
    seats: 4,
    layout: 'wide',
    manner: { takesBack: { own: 6 } },
    shows: ({ scenes }) =>
      scenes.some((scene) => {
        const back = ownUndo(scene);
        return back !== null && scene.before.open.phase === 'keep' && back.undo < scene.seq - 1;
      }),
  },
  {
    name: 'takes-back-while-another-adds',
    says: 'Somebody takes back a tile he added although another has added since, whose tile stays.',
    seats: 3,
    layout: 'wide',
    manner: { sense: 80, takesBack: { own: 12 } },
    shows: ({ scenes }) =>
      scenes.some((scene) => {
        const back = ownUndo(scene);
        const { phase, ranches } = scene.before.open;
        if (back === null || !phase.endsWith('round-up') || back.undo >= scene.seq - 1) return false;
        const stays = ranches.every(
          (ranch, seat) => seat === scene.seat || same(ranch, scene.after.open.ranches[seat]),
        );
        return stays && scenes.slice(back.undo, scene.seq - 1).every(({ seat }) => seat !== scene.seat);
      }),
  },
  {
    name: 'all-agree-to-take-back-an-ended-turn',
    says: 'Somebody takes back the end of his turn, with what another has done since: all have agreed.',
    seats: 3,
    layout: 'narrow',
    manner: { takesBack: { withConsent: 5 } },
    shows: ({ scenes }) =>
      scenes.some(({ seq, seat, after, takesBack }) => {
        if (takesBack?.consent !== true) return false;
        const origin = scenes[takesBack.undo - 1];
        const between = scenes.slice(takesBack.undo, seq - 1);
        const crosses = between.some((scene) => scene.act !== null && scene.seat !== seat);
        return origin?.act?.type === 'end' && crosses && same(after, origin.before);
      }),
  },
];

function ownUndo(scene: Scene | undefined): UndoEntry | null {
  return scene?.takesBack?.consent === false ? scene.takesBack : null;
}

function mixesHands({ header, scenes }: Tale): boolean {
  const isAsSeated = scenes.every(
    ({ seat, by }) => (by === 'bot') === (header.players[seat]?.kind === 'bot'),
  );
  return isAsSeated && new Set(scenes.map(({ by }) => by)).size === 3;
}
