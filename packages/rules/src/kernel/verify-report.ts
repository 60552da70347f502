import type { StartCode } from './match';
import type { Refusal } from './refusal';
import type { EntryCode } from './replay';

/** In this order, which is also the order in which somebody reading the report would ask. */
export const CHECK_NAMES = [
  'header',
  'commitments',
  'seed',
  'entries',
  'links',
  'events',
  'snapshots',
  'result',
] as const;

export type CheckName = (typeof CHECK_NAMES)[number];

export type VerifyCode =
  | StartCode
  | EntryCode
  | 'no-secrets'
  | 'chosen-seed'
  | 'broken-chain'
  | 'wrong-events'
  | 'wrong-snapshot'
  | 'wrong-result'
  | 'wrong-resigned'
  | 'truncated';

type Details = Refusal['details'];

export interface Check {
  readonly name: CheckName;
  /** Null if it could not be finished because something else failed, or if the record carries nothing to check. */
  readonly ok: boolean | null;
  readonly details: Details;
}

export interface VerifyFailure {
  readonly check: CheckName;
  readonly code: VerifyCode;
  /** The entry at which it shows; 0 for what was fixed before the first. */
  readonly entry: number;
  readonly details: Details;
}

export interface VerifyReport {
  readonly ok: boolean;
  readonly checks: readonly Check[];
  /** The one with the lowest entry, for what follows a wrong entry is often wrong because of it. */
  readonly firstFailure: VerifyFailure | null;
}

/** Collects what the checks find. A check that has failed stays failed, at the first entry where it did. */
export class Checklist {
  private readonly passed = new Map<CheckName, Details>();
  private readonly failed = new Map<CheckName, VerifyFailure>();

  pass(name: CheckName, details: Details): void {
    this.passed.set(name, details);
  }

  fail(check: CheckName, code: VerifyCode, entry: number, details: Details = {}): void {
    if (!this.failed.has(check)) this.failed.set(check, { check, code, entry, details });
  }

  report(): VerifyReport {
    const checks = CHECK_NAMES.map((name) => this.check(name));
    // Sorting is stable: of two failures at the same entry the one of the earlier check comes first.
    const failures = CHECK_NAMES.flatMap((name) => this.failed.get(name) ?? []);
    const firstFailure = failures.sort((a, b) => a.entry - b.entry)[0] ?? null;
    return { ok: firstFailure === null, checks, firstFailure };
  }

  private check(name: CheckName): Check {
    const failure = this.failed.get(name);
    if (failure !== undefined) {
      const { code, entry, details } = failure;
      return { name, ok: false, details: { ...details, code, entry } };
    }
    const details = this.passed.get(name);
    return { name, ok: details === undefined ? null : true, details: details ?? {} };
  }
}
