import type { FunctionComponent } from 'preact';
import type { Brush } from '../tabletop/paint/brush';
import { boards, meadow, sand } from '../rules-page/pictures/backdrop';
import { coin, die, gaucho, herd, tile } from '../rules-page/pictures/pieces';
import { Picture } from '../rules-page/pictures/picture';

const WIDTH = 320;
const HEIGHT = 180;

/** The words stand beside them: they say nothing aloud. */
const picture =
  (draw: (brush: Brush) => void): FunctionComponent =>
  () => <Picture label="" width={WIDTH} height={HEIGHT} draw={draw} class="about-picture" />;

const Dice = picture((brush) => {
  sand(brush, WIDTH, HEIGHT);
  die(brush, 58, 58, 2, 1);
  die(brush, 112, 124, 3, 1);
  die(brush, 264, 52, 1, 1);
  die(brush, 150, 66, 5, 1.45);
  die(brush, 226, 116, 6, 1.45);
});

const Cattle = picture((brush) => {
  meadow(brush, WIDTH, HEIGHT);
  tile(brush, 62, 96, 'brown', 11, 1.12);
  tile(brush, 160, 96, 'spotted', 6, 1.12);
  tile(brush, 258, 96, 'ochre', 9, 1.12);
  gaucho(brush, 78, 140, 'red', false, 1.05);
  gaucho(brush, 166, 112, 'blue', true, 1.05);
  gaucho(brush, 272, 140, 'red', false, 1.05);
});

const Sale = picture((brush) => {
  boards(brush, WIDTH, HEIGHT);
  herd(brush, 62, 96, 'black', [3, 5, 6, 9], 1.12);
  for (const [x, y] of [
    [272, 138],
    [292, 132],
    [280, 118],
    [296, 112],
    [284, 98],
  ] as const) {
    coin(brush, x, y, 1.3);
  }
});

/** Drawn with the pieces of the stage; loaded after the page is there. */
export const ABOUT_PICTURES = { dice: Dice, herd: Cattle, sale: Sale } as const;
