import type { Die } from '@pampa/rules/el-gaucho';
import type { FunctionComponent } from 'preact';
import { ellipsePath, linear, within, type Brush } from '../../tabletop/paint/brush';
import { writeFigures } from '../../tabletop/paint/figures';
import type { PictureId } from '../texts/rules-text';
import { boards, meadow, sand } from './backdrop';
import { Picture } from './picture';
import { coin, die, gaucho, herd, tile } from './pieces';

type LabelledPicture = FunctionComponent<{ readonly label: string }>;

function picture(width: number, height: number, draw: (brush: Brush) => void): LabelledPicture {
  return ({ label }) => <Picture label={label} width={width} height={height} draw={draw} />;
}

/** A number in a disc, for the list below the picture. */
function mark(brush: Brush, x: number, y: number, text: string): void {
  within(brush, () => {
    ellipsePath(brush, x, y, 13, 13);
    brush.fillStyle = '#43281a';
    brush.fill();
    brush.strokeStyle = '#e2ad45';
    brush.lineWidth = 2;
    brush.stroke();
    brush.fillStyle = '#faeed6';
    writeFigures(brush, text, x, y, 19);
  });
}

function pointer(brush: Brush, from: readonly [number, number], to: readonly [number, number]): void {
  brush.beginPath();
  brush.moveTo(...from);
  brush.lineTo(...to);
  brush.strokeStyle = '#43281a';
  brush.lineWidth = 2.5;
  brush.stroke();
}

const TilePicture = picture(420, 190, (brush) => {
  meadow(brush, 420, 190);
  tile(brush, 210, 96, 'brown', 11, 1.75);
  pointer(brush, [96, 48], [150, 48]);
  mark(brush, 84, 48, '1');
  pointer(brush, [96, 150], [150, 150]);
  mark(brush, 84, 150, '2');
  pointer(brush, [324, 40], [272, 40]);
  mark(brush, 336, 40, '3');
});

const RING: readonly (readonly [x: number, y: number, face: Die])[] = [
  [72, 76, 1],
  [130, 106, 3],
  [92, 132, 2],
  [164, 56, 4],
  [198, 134, 2],
  [264, 98, 6],
  [224, 64, 3],
];

const RingPicture = picture(520, 190, (brush) => {
  sand(brush, 520, 190);
  within(brush, () => {
    brush.strokeStyle = '#7a4e2d';
    brush.lineWidth = 7;
    ellipsePath(brush, 162, 95, 150, 84);
    brush.stroke();
    brush.strokeStyle = 'rgb(255 226 178 / 55%)';
    brush.lineWidth = 2;
    ellipsePath(brush, 162, 93, 150, 84);
    brush.stroke();
  });
  for (const [x, y, face] of RING) die(brush, x, y, face, 0.86);
  die(brush, 386, 96, 5, 1.3);
  die(brush, 458, 96, 6, 1.3);
});

const STEP = 200;

const CatchingPicture = picture(600, 230, (brush) => {
  meadow(brush, 600, 230);
  const dice: readonly (readonly Die[])[] = [[5, 6], [5], [5]];
  dice.forEach((faces, index) => {
    const middle = STEP * index + STEP / 2;
    mark(brush, STEP * index + 28, 34, String(index + 1));
    faces.forEach((face, place) => die(brush, middle + (place - (faces.length - 1) / 2) * 52, 40, face, 0.9));
    tile(brush, middle, 142, 'brown', 11, 1.5);
    if (index === 1) gaucho(brush, middle + 10, 168, 'red', true, 1.4);
    else gaucho(brush, middle + 14, 206, 'red', false, 1.4);
    if (index > 0) separator(brush, STEP * index);
  });
});

function separator(brush: Brush, x: number): void {
  brush.fillStyle = linear(
    brush,
    [0, 0, 0, 230],
    [0, 'transparent'],
    [0.5, 'rgb(60 34 12 / 50%)'],
    [1, 'transparent'],
  );
  brush.fillRect(x - 1, 0, 2, 230);
}

const PasturePicture = picture(560, 190, (brush) => {
  meadow(brush, 560, 190);
  tile(brush, 92, 96, 'spotted', 8, 1.4);
  tile(brush, 217, 96, 'brown', 2, 1.4);
  tile(brush, 342, 96, 'ochre', 6, 1.4);
  tile(brush, 467, 96, 'white', 4, 1.4);
  gaucho(brush, 106, 158, 'red', false, 1.3);
  gaucho(brush, 231, 158, 'blue', false, 1.3);
  gaucho(brush, 352, 122, 'yellow', true, 1.3);
  gaucho(brush, 481, 158, 'red', false, 1.3);
});

const HerdsPicture = picture(640, 176, (brush) => {
  boards(brush, 640, 176);
  herd(brush, 70, 88, 'black', [3, 5, 6, 9], 1.2);
  coin(brush, 293, 124, 1.25);
  coin(brush, 306, 110, 1.25);
  herd(brush, 372, 88, 'ochre', [11, 10, 8, 2, 1], 1.2);
});

export const RULES_PICTURES: Readonly<Record<PictureId, LabelledPicture>> = {
  tile: TilePicture,
  ring: RingPicture,
  catching: CatchingPicture,
  pasture: PasturePicture,
  herds: HerdsPicture,
};
