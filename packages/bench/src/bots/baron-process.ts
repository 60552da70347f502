import { forEach } from '../server/pace';
import { BaronTable } from './baron-table';
import type { BaronOrder } from './baron-tables';

/** As many tables are paused at the same time. */
const AT_ONCE = 10;

const [, , url = '', count = '0'] = process.argv;
const tables: BaronTable[] = [];

async function obey(order: BaronOrder): Promise<void> {
  switch (order) {
    case 'sit':
      while (tables.length < Number(count)) tables.push(await BaronTable.seat(url));
      break;
    case 'resume':
      await forEach(tables, AT_ONCE, (table) => table.resume());
      break;
    case 'pause':
      await forEach(tables, AT_ONCE, (table) => table.pause());
      await replaceThoseOver();
      break;
  }
  process.send?.(order);
}

async function replaceThoseOver(): Promise<void> {
  for (const [index, table] of tables.entries()) {
    if (!table.isOver) continue;
    table.close();
    tables[index] = await BaronTable.seat(url);
  }
}

process.on('message', (order: BaronOrder) => {
  obey(order).catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});
process.on('disconnect', () => process.exit());
