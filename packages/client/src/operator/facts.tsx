import type { ComponentChildren, JSX } from 'preact';
import { Fragment } from 'preact';

export type Fact = readonly [name: string, value: ComponentChildren];

/** Names and values, one below the other. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }): JSX.Element {
  return (
    <dl class="operator-facts">
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
