import { effect, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { OFFERED } from '../games/offered';
import { NetworkSession } from '../table/network/session';
import { openTable, type NewTable } from '../table/open-table';
import { seatsIn } from '../table/seats-kept';
import { sitDown } from '../table/sit-down';
import { nameOf, PEOPLE, storageOf } from './person';
import { flagsHere } from './wish';
import './dev.css';

/**
 * A match that has begun, with a frame for each of its people: they can play it all alone. The address says how many
 * (`seats`), which game if not the offered one (`game`), and what all its dice are made of if they are to be the same every
 * time (`seed`).
 */
export function TableOfAll(): JSX.Element {
  const asked = new URLSearchParams(location.search);
  const people = PEOPLE.slice(0, Math.max(2, Number(asked.get('seats')) || PEOPLE.length));
  const table = { game: asked.get('game') ?? OFFERED, seed: asked.get('seed'), bots: 0 };
  const code = useSignal<string | null>(null);
  const trouble = useSignal<string | null>(null);
  useEffect(() => {
    begin(people, table).then(
      (begun) => (code.value = begun),
      (error: unknown) => (trouble.value = String(error)),
    );
  }, []);
  if (trouble.value !== null) return <p class="dev">{trouble.value}</p>;
  return (
    <main class="dev-frames">
      {code.value !== null &&
        people.map((person) => (
          <iframe
            key={person}
            title={nameOf(person)}
            src={`/t/${code.value ?? ''}?as=${person}${flagsHere()}`}
          />
        ))}
    </main>
  );
}

/** Everybody sits down, is ready and leaves the rest to the frames, which find the seats where they are kept. */
async function begin(people: readonly string[], table: Omit<NewTable, 'name'>): Promise<string> {
  const [host = PEOPLE[0]] = people;
  const code = await openTable({ ...table, name: nameOf(host) }, seatsIn(storageOf(host)));
  const sessions: NetworkSession[] = [];
  for (const person of people) {
    const seats = seatsIn(storageOf(person));
    const session = new NetworkSession({ code, seats, name: nameOf(person), handoff: null });
    sessions.push(session);
    await until(() => session.connection.value.state === 'here');
    if (person !== host) await sitDown(session, { name: nameOf(person), seat: null, colour: null }, seats);
    await session.request('ready', { ready: true });
  }
  await sessions[0]?.request('start', {});
  // The dice are made of everybody's secrets: all of them have to be here until it has begun.
  await Promise.all(sessions.map((session) => until(() => session.table.value?.status === 'playing')));
  for (const session of sessions) session.close();
  return code;
}

function until(condition: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    let isDone = false;
    const stop = effect(() => {
      if (isDone || !condition()) return;
      isDone = true;
      resolve();
      queueMicrotask(() => stop());
    });
  });
}
