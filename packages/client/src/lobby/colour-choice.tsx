import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { COLOURS, type Colour } from '@pampa/protocol';
import type { PublicTable } from '@pampa/protocol/state';
import { SeatBadge, useAsked } from '../shell/ui';
import { texts } from '../texts/say';

interface ColourChoiceProps {
  readonly value: Colour | null;
  readonly free: readonly Colour[];
  readonly onChange: (colour: Colour) => void;
}

export function ColourChoice({ value, free, onChange }: ColourChoiceProps): JSX.Element {
  const say = texts.value.page('lobby');
  const id = useId();
  const ask = useAsked(onChange);
  return (
    <fieldset class="colours">
      <legend class="unseen">{say('colour')}</legend>
      {COLOURS.map((colour) => (
        <label key={colour} class="colour" title={say(`colour-${colour}`)}>
          <input
            class="unseen"
            type="radio"
            name={id}
            checked={colour === value}
            disabled={colour !== value && !free.includes(colour)}
            onChange={() => ask(colour)}
          />
          <SeatBadge colour={colour} size={30} />
          <span class="unseen">{say(`colour-${colour}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** What nobody else at the table wears. */
export function freeColours(table: PublicTable, except: number | null): readonly Colour[] {
  const taken = table.seats.flatMap(({ kind, colour }, seat) =>
    kind === 'empty' || seat === except ? [] : [colour],
  );
  return COLOURS.filter((colour) => !taken.includes(colour));
}
