import type { ReadonlySignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../shell/ui';
import { texts } from '../texts/say';
import type { Atom, Desk, Explanation } from './desk';
import { unbroken } from './unbroken';
import './explain.css';

/** What somebody points at, and where in the page. */
export interface Pointing {
  readonly atom: Atom;
  readonly x: number;
  readonly y: number;
}

export interface ExplainProps {
  readonly desk: Desk;
  /** From the scene's `explain`; null when nothing is pointed at. */
  readonly pointing: ReadonlySignal<Pointing | null>;
}

/** Hover, long press, focus: what will happen in numbers, or why not. */
export function Explain({ desk, pointing }: ExplainProps): JSX.Element | null {
  const at = pointing.value;
  if (at === null) return null;
  const explanation = desk.explain(at.atom);
  if (isSilent(explanation)) return null;
  return <Tip x={at.x} y={at.y} explanation={explanation} />;
}

function isSilent({ about, possible, whyNot }: Explanation): boolean {
  return about === null && possible.length === 0 && whyNot === null;
}

/** Between the finger and the text, so that the one does not hide the other. */
const GAP = 18;
const EDGE = 8;

function Tip({ x, y, explanation }: { x: number; y: number; explanation: Explanation }): JSX.Element {
  const tip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = tip.current;
    if (element === null) return;
    const { offsetWidth, offsetHeight } = element;
    const left = Math.max(EDGE, Math.min(x - offsetWidth / 2, window.innerWidth - offsetWidth - EDGE));
    const above = y - GAP - offsetHeight;
    const top = above >= EDGE ? above : Math.min(y + GAP, window.innerHeight - offsetHeight - EDGE);
    element.style.translate = `${left}px ${Math.max(EDGE, top)}px`;
  });
  return (
    <div ref={tip} class="explain" role="tooltip">
      <ExplanationText explanation={explanation} />
    </div>
  );
}

function ExplanationText({ explanation }: { readonly explanation: Explanation }): JSX.Element {
  const { about, possible, more, whyNot } = explanation;
  return (
    <>
      {about !== null && <p class="explain-about">{unbroken(about)}</p>}
      {possible.length > 0 && (
        <ul class="explain-possible">
          {possible.map((sentence) => (
            <li key={sentence}>{unbroken(sentence)}</li>
          ))}
          {more > 0 && <li class="explain-more">{texts.value.page('play')('more', { count: more })}</li>}
        </ul>
      )}
      {whyNot !== null && (
        <p class="explain-why-not">
          <Icon name="info" size={18} />
          <span>{whyNot}</span>
        </p>
      )}
    </>
  );
}
