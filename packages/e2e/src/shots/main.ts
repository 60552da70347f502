// npm run shots [-- screens others webgl films] [--out FOLDER]   pictures of every screen and animation, by default in .reports/shots
// npm run shots -- readme animation                              the few that README shows, in docs/pictures

import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { House } from '../house';
import { Album } from './album';
import { shootAnimation } from './animation';
import { shootFilms } from './films';
import { shootReadme } from './readme';
import { shootOthers, shootScreens, shootWebgl } from './screens';

const ROOT = join(__dirname, '../../../..');

type Shoot = (house: House, album: Album) => Promise<void>;

const GROUPS: Readonly<Record<string, Shoot>> = {
  screens: shootScreens,
  others: shootOthers,
  webgl: shootWebgl,
  films: shootFilms,
};

/** They are committed: taken only when they are asked for, and each over the one of its name. */
const FOR_README: Readonly<Record<string, Shoot>> = { readme: shootReadme, animation: shootAnimation };

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' } } });
  const folder = values.out ?? join(ROOT, '.reports/shots');
  const wanted = positionals.length > 0 ? positionals : Object.keys(GROUPS);
  const all = { ...GROUPS, ...FOR_README };
  const house = await House.open();
  try {
    for (const name of wanted) {
      const shoot = all[name];
      if (shoot === undefined) throw new Error(`There is ${Object.keys(all).join(', ')}, but no ${name}.`);
      console.log(`${name}:`);
      const album =
        name in FOR_README
          ? await Album.open(values.out ?? join(ROOT, 'docs/pictures'))
          : await Album.anew(join(folder, name));
      await shoot(house, album);
      console.log(`All in ${album.folder}.`);
    }
  } finally {
    await house.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
