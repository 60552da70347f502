export { act, type ActCode, type ActRequest } from './kernel/act';
export { BARRIERS, type Barrier } from './kernel/barriers';
export { eventFor, eventsFor, viewOf } from './kernel/cut';
export { isAct, type ActEntry, type Entry, type Hand, type UndoEntry } from './kernel/entry';
export { actLink, undoLink } from './kernel/entry-link';
export {
  checkSecrets,
  commit,
  deriveSeed,
  sealAction,
  type Commitments,
  type Secrets,
} from './kernel/fairness';
export type {
  Asking,
  Draft,
  Game,
  GameEvent,
  GameTypes,
  OptionTable,
  Outcome,
  Result,
  Rng,
  Seat,
  SeenEvent,
  Standing,
  State,
  View,
  Viewer,
} from './kernel/game';
export { fromHex, sha256Hex, toHex, type Hex } from './kernel/hash';
export { canonical, same, type Json } from './kernel/json';
export {
  startMatch,
  viewAt,
  type Decision,
  type Header,
  type Match,
  type Player,
  type StartCode,
  type Step,
  type Trail,
} from './kernel/match';
export { fittingOptions, usualOptions, whyNotOptions } from './kernel/options';
export { parseRecord, type ParsedRecord, type RecordCode } from './kernel/parse-record';
export { Random } from './kernel/random';
export type { MatchRecord } from './kernel/record';
export { beginRecording, finishRecord, recordStep, type Recording } from './kernel/recording';
export { isRefusal, refuse, type Refusal } from './kernel/refusal';
export { replay, replayEntry, replayStart, type ReplayCode } from './kernel/replay';
export { finalRanking, type FinalStanding, type Resigned } from './kernel/resigned';
export { runningRecord, type RunningRecord } from './kernel/running-record';
export { serializeRecord } from './kernel/serialize-record';
export { stateHash, takeSnapshot, type Snapshot } from './kernel/snapshot';
export { undo, undoable, type Undoable, type UndoCode, type UndoRequest } from './kernel/undo';
export { verify, verifying } from './kernel/verify';
export type { Check, CheckName, VerifyCode, VerifyFailure, VerifyReport } from './kernel/verify-report';
export { GAMES } from './registry';
