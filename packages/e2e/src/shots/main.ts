// npm run shots [-- screens webgl films] [--out FOLDER]   pictures of every screen and animation, by default in .reports/shots
// npm run shots -- readme                                 the few that README shows, in docs/pictures

import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { House } from '../house';
import { Album } from './album';
import { shootFilms } from './films';
import { shootReadme } from './readme';
import { shootScreens, shootWebgl } from './screens';

const ROOT = join(__dirname, '../../../..');

const GROUPS: Readonly<Record<string, (house: House, album: Album) => Promise<void>>> = {
  screens: shootScreens,
  webgl: shootWebgl,
  films: shootFilms,
  readme: shootReadme,
};

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' } } });
  const folder = values.out ?? join(ROOT, '.reports/shots');
  const wanted =
    positionals.length > 0 ? positionals : Object.keys(GROUPS).filter((name) => name !== 'readme');
  const house = await House.open();
  try {
    for (const name of wanted) {
      const shoot = GROUPS[name];
      if (shoot === undefined) throw new Error(`There is ${Object.keys(GROUPS).join(', ')}, but no ${name}.`);
      console.log(`${name}:`);
      const to = name === 'readme' ? join(ROOT, 'docs/pictures') : join(folder, name);
      await shoot(house, await Album.open(to));
      console.log(`All in ${to}.`);
    }
  } finally {
    await house.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
