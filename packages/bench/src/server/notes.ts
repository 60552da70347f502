import { EL_GAUCHO_PROLOGUE } from './contestant';
import { bytesPerActionAndClient, figureOf } from './figures';
import type { Wakes } from './pampa/wakes';
import type { Trial } from './trial';

/** Load that is busier than this may be what was measured. */
const BUSY_LOAD = 70;

export function notesOn(trials: readonly Trial[], { ms }: Wakes, paceMs: number): readonly string[] {
  const largest = trials.filter(({ contestant }) => contestant === 'pampa').at(-1);
  return [
    `Each server alone in a process of its own, four clients a table, one action per ${paceMs / 1000} s and table, all from one ` +
      'other process on the same machine. Milliseconds are from the request until the last of the four has the new state, by ' +
      "the load's own clock: its lag is in them. Percentiles and means are of the whole time; ± is between fifths of it.",
    'Beside another server: ours as a share of theirs, so less than 1 is less. 0.2 x is five times fewer, 0.5 x twice less.',
    'Pampa: the built server as it starts, every action written to SQLite (WAL, synchronous FULL) before anybody sees it, El ' +
      `Gaucho for four by the fallback player, tables spread over the first ${EL_GAUCHO_PROLOGUE} entries of their matches.`,
    'Empty room: the same versions of Colyseus and its transport, manual patches of one counter. No rules, no store, no ' +
      'messages: what any server on Colyseus pays.',
    "Peer: boardgame.io's own server with its store in memory, spoken to by its socket.io client. The tiny game is a board of 16 " +
      'cells; the other is El Gaucho by our rules, as boardgame.io would have it: one state and a playerView.',
    'CPU is user and system time of all threads of the server process. Memory is RSS with everybody connected, less RSS ' +
      'before the first table, garbage that was not collected yet included.',
    ...(largest === undefined ? [] : [whereBytesGo(largest)]),
    `Of ${ms.length} wakes the slowest took ${Math.max(...ms).toFixed(0)} ms.`,
    ...warningOf(trials),
  ];
}

function whereBytesGo(trial: Trial): string {
  const of = (kind: 'bytes' | 'state' | 'messages' | 'answers'): number =>
    figureOf(trial, bytesPerActionAndClient(kind)).value;
  const [bytes, state, messages, answers] = [of('bytes'), of('state'), of('messages'), of('answers')];
  const upkeep = bytes - state - messages - answers;
  return (
    `Our bytes per action and client with ${trial.tables.toLocaleString('en-US')} tables: ${state.toFixed(0)} of state, ` +
    `${messages.toFixed(0)} of messages, ${answers.toFixed(1)} of answers (one of four gets one), ${upkeep.toFixed(1)} of pings.`
  );
}

function warningOf(trials: readonly Trial[]): readonly string[] {
  const busy = trials.filter(({ slices }) =>
    slices.some(({ loadCpuMs, seconds }) => loadCpuMs / (seconds * 10) > BUSY_LOAD),
  );
  if (busy.length === 0) return [];
  return [
    `**The load itself was short of time in ${busy.length} of these trials: read their milliseconds with care.**`,
  ];
}
