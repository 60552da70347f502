import type { JSX } from 'preact';
import type { PublicTable } from '@pampa/protocol/state';
import type { GameOption } from '../../games/game-option';
import { durationText } from '../../table-page/duration';
import { texts } from '../../texts/say';
import { chosenOptions } from './chosen';

interface AgreedProps {
  readonly table: PublicTable;
  readonly gameOptions: readonly GameOption[];
}

const DAY_SECONDS = 86_400;

/** What the host has chosen, to be read. */
export function Agreed({ table, gameOptions }: AgreedProps): JSX.Element {
  const say = texts.value.page('lobby');
  const { language } = texts.value;
  const { options } = table;
  const chosen = chosenOptions(table);
  const clock = {
    off: say('clock-off'),
    live: `${durationText(language, options.turnSeconds)} + ${durationText(language, options.bankSeconds)}`,
    days: durationText(language, options.days * DAY_SECONDS),
  }[options.clock];
  const lines: readonly (readonly [string, string])[] = [
    ...gameOptions.map(
      ({ name, label, choices }) =>
        [label, choices.find(({ value }) => value === chosen[name])?.label ?? '–'] as const,
    ),
    [say('clock'), clock],
    [say('undo'), say(`undo-${options.undo}`)],
    [say('chat'), say(`chat-${options.chat}`)],
    [say('gallery'), say(`gallery-${options.gallery}`)],
  ];
  return (
    <dl class="agreed">
      {lines.map(([label, value]) => (
        <div key={label} class="agreed-line">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
