import type { Refusal } from '@pampa/rules';

/** What a refusal says about itself. A sentence with a question mark in it is better than none. */
export function given({ details }: Pick<Refusal, 'details'>, name: string): string | number {
  return details[name] ?? '?';
}
