// npm run shots [-- screens films webgl] [--out FOLDER]   pictures of every screen and of every animation, by default in .reports/shots

import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { House } from '../house';
import { Album } from './album';
import { shootFilms } from './films';
import { shootScreens, shootWebgl } from './screens';

const GROUPS: Readonly<Record<string, (house: House, album: Album) => Promise<void>>> = {
  screens: shootScreens,
  webgl: shootWebgl,
  films: shootFilms,
};

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' } } });
  const folder = values.out ?? join(__dirname, '../../../../.reports/shots');
  const wanted = positionals.length > 0 ? positionals : Object.keys(GROUPS);
  const house = await House.open();
  try {
    for (const name of wanted) {
      const shoot = GROUPS[name];
      if (shoot === undefined) throw new Error(`There is ${Object.keys(GROUPS).join(', ')}, but no ${name}.`);
      console.log(`${name}:`);
      await shoot(house, await Album.open(join(folder, name)));
    }
    console.log(`All in ${folder}.`);
  } finally {
    await house.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
