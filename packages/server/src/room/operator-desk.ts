import { isHouseRefusal, type HouseRefusal } from '@pampa/protocol';
import type { Glance, Order } from '../operator/orders';
import { endByOperator, removeByOperator } from '../table/operator-acts';
import { lastMoveAt } from '../table/settle';
import { matchOf, notice, refused, type Commanded } from '../table/table';
import type { Connections } from './connections';
import type { Keeper } from './keeper';

/** Carries out an operator's order at a table that is awake. */
export async function obey(
  order: Exclude<Order, { kind: 'close' }>,
  keeper: Keeper,
  connections: Connections,
): Promise<HouseRefusal | object> {
  switch (order.kind) {
    case 'end':
      return done(await keeper.run(endByOperator));
    case 'remove':
      return done(await keeper.run((table) => removeByOperator(table, order.seat, order.name)));
    case 'remove-watcher':
      return removeWatcher(order.watcher, keeper, connections);
  }
}

async function removeWatcher(
  id: string,
  keeper: Keeper,
  connections: Connections,
): Promise<HouseRefusal | object> {
  const watcher = connections.all().find((each) => !each.isSeated && each.id === id);
  if (watcher === undefined) return refused('no-such-person');
  const player = watcher.watcherName;
  const told = await keeper.run(({ document }) => ({
    document,
    lines: [notice('operator-removed', { player })],
  }));
  if (!isHouseRefusal(told)) watcher.dismiss('removed');
  return done(told);
}

function done(commanded: Commanded): HouseRefusal | object {
  return isHouseRefusal(commanded) ? commanded : {};
}

export function glanceAt(keeper: Keeper, connections: Connections): Glance {
  const { table } = keeper;
  const present = connections.present();
  const match = matchOf(table);
  return {
    status: table.document.status,
    seats: table.document.seats.map(({ id }) => ({ connected: present.has(id) })),
    watchers: connections.watchers(),
    moves: match?.seq ?? 0,
    lastMoveAt: match === null ? null : lastMoveAt(table),
    paused: table.document.paused,
  };
}
