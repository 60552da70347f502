import { join } from 'node:path';
import { AllHaveSeen } from '../all-have-seen';
import { ColyseusClient, type Place } from '../colyseus-client';
import { CLIENTS_PER_TABLE, type Contestant, type LoadTable } from '../contestant';
import { post } from '../post';
import { FROM_SOURCE, startProcess } from '../server-process';
import { sumOf } from '../traffic';

export const emptyRoom: Contestant = {
  id: 'empty',
  start: (more = []) => startProcess([...more, ...FROM_SOURCE, join(__dirname, 'serve.ts')]),
  seat,
  // A counter is as good as new after any number of acts; these are for the compiler.
  prologue: 60,
};

async function seat(url: string): Promise<LoadTable> {
  const all = new AllHaveSeen();
  const clients: ColyseusClient[] = [];
  const join = async (method: string, room: string): Promise<Place> => {
    const place = await post<Place>(`${url}/matchmake/${method}/${room}`, {});
    const onState = (_frame: Buffer, isWhole: boolean): void => (isWhole ? undefined : all.one());
    clients.push(await ColyseusClient.connect(url, place, { onState }));
    return place;
  };
  const { roomId } = await join('create', 'empty');
  while (clients.length < CLIENTS_PER_TABLE) await join('joinById', roomId);
  let seq = 0;

  return {
    act() {
      const actor = clients[seq % CLIENTS_PER_TABLE];
      // As large as a request of ours.
      const action = { id: 'abcdefghijkl', seq: seq++, action: { type: 'take', dice: [3, 4] } };
      return all.after(() => actor?.request('act', action) ?? null);
    },
    received: () => sumOf(clients.map((client) => client.received())),
    close: () => clients.forEach((client) => client.close()),
  };
}
