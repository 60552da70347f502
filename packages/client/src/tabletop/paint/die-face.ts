import { castShadow, ellipsePath, linear, noShadow, radial, roundedPath, within, type Brush } from './brush';

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A die of worn ivory or of gold, 48 wide, its middle at 0, 0. */
export function drawDie(brush: Brush, face: number, isGold: boolean): void {
  const [top, middle, edge] = isGold ? ['#fff3c4', '#f3c552', '#b47a17'] : ['#fffdf3', '#f4e6c6', '#c7a672'];
  within(brush, () => {
    castShadow(brush, 'rgb(40 20 6 / 60%)', 5, 3, 1);
    roundedPath(brush, -22, -20, 44, 43, 9);
    brush.fillStyle = edge;
    brush.fill();
    noShadow(brush);
    roundedPath(brush, -22, -23, 44, 43, 9);
    brush.fillStyle = linear(brush, [-22, -23, 22, 20], [0, top], [0.55, middle], [1, edge]);
    brush.fill();
    roundedPath(brush, -18.5, -19.5, 37, 36, 11);
    brush.fillStyle = radial(brush, [-6, -9, 2, 34], [0, top], [1, middle]);
    brush.fill();
    roundedPath(brush, -21.4, -22.4, 42.8, 41.8, 8.5);
    brush.strokeStyle = 'rgb(255 255 255 / 60%)';
    brush.lineWidth = 1.2;
    brush.stroke();
    roundedPath(brush, -22, -23, 44, 46, 9);
    brush.strokeStyle = isGold ? 'rgb(98 58 4 / 70%)' : 'rgb(92 62 26 / 65%)';
    brush.lineWidth = 1;
    brush.stroke();
  });
  for (const [x, y] of PIPS[face] ?? []) drawPip(brush, x * 10.5, y * 10.5 - 1.5, isGold);
}

/** A pip: dark, with light on its lower edge. */
function drawPip(brush: Brush, x: number, y: number, isGold: boolean): void {
  ellipsePath(brush, x, y + 0.8, 4.7, 4.7);
  brush.fillStyle = 'rgb(255 255 255 / 75%)';
  brush.fill();
  ellipsePath(brush, x, y, 4.6, 4.6);
  brush.fillStyle = radial(brush, [x, y + 1, 0, 5], [0, isGold ? '#6d3f05' : '#54341c'], [1, '#22120a']);
  brush.fill();
}
