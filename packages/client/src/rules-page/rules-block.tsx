import { AREA_SUMS, AREAS, isSummed, type Area } from '@pampa/rules/el-gaucho';
import type { JSX } from 'preact';
import { Icon } from '../shell/ui';
import { texts } from '../texts/say';
import { DiePicture } from './pictures/die-picture';
import { RULES_PICTURES } from './pictures/rules-pictures';
import type { Block } from './texts/rules-text';

export function RulesBlock({ block }: { readonly block: Block }): JSX.Element {
  if ('p' in block) return <p>{block.p}</p>;
  if ('list' in block) {
    return (
      <ul>
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  }
  if ('steps' in block) {
    return (
      <ol class="rules-steps">
        {block.steps.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    );
  }
  if ('example' in block) {
    return (
      <p class="rules-example">
        <Icon name="hat" size={24} />
        <span>{block.example}</span>
      </p>
    );
  }
  if ('picture' in block) {
    const Shown = RULES_PICTURES[block.picture];
    return (
      <figure class={`rules-figure rules-figure-${block.picture}`}>
        <Shown label={block.label} />
      </figure>
    );
  }
  if ('areas' in block) return <Areas {...block} />;
  return <Numbers {...block} />;
}

const LOW_DICE = [1, 2, 3] as const;

type AreasBlock = Extract<Block, { readonly areas: unknown }>;

function Areas({ areas, oneLowDie, alone }: AreasBlock): JSX.Element {
  return (
    <ul class="rules-areas">
      {AREAS.map((area) => (
        <li key={area} class="rules-area">
          <span class="rules-area-dice" aria-hidden="true">
            {diceFor(area).map((face) => (
              <DiePicture key={face} face={face} />
            ))}
          </span>
          <div>
            <h3 class="rules-area-name">
              {texts.value.elGaucho.words.area(area)}{' '}
              <small class="rules-area-price">
                {isSummed(area) ? `${AREA_SUMS[area]}, ${alone}` : oneLowDie}
              </small>
            </h3>
            <p>{areas[area]}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function diceFor(area: Area): readonly (1 | 2 | 3 | 4 | 5 | 6)[] {
  return isSummed(area) ? [AREA_SUMS[area]] : LOW_DICE;
}

type NumbersBlock = Extract<Block, { readonly players: unknown }>;

function Numbers({ players, rows }: NumbersBlock): JSX.Element {
  return (
    <div class="rules-numbers">
      <table>
        <thead>
          <tr>
            <th scope="col">{players}</th>
            <th scope="col">2</th>
            <th scope="col">3</th>
            <th scope="col">4</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([about, ...values]) => (
            <tr key={about}>
              <th scope="row">{about}</th>
              {values.map((value, index) => (
                <td key={index}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
