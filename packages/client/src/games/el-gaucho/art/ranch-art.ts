import type { Colour } from '@pampa/protocol';
import type { Race } from '@pampa/rules/el-gaucho';
import { supplySlots } from '../layout/ranch-layout';
import type { HerdLayout, RanchLayout } from '../layout/table-layout';
import { ellipsePath, linear, roundedPath, within, type Brush } from '../../../tabletop/paint/brush';
import { drawHead } from '../../../tabletop/paint/western/cattle-head';
import { COATS } from '../../../tabletop/paint/western/coats';
import {
  drawColourBand,
  drawLeather,
  drawSeatBadge,
  drawSheet,
  sheetOf,
  type PanelOwner,
} from '../../../tabletop/paint/player-panel';
import { drawStanding } from '../../../tabletop/paint/western/gaucho-figure';
import { BARE, FONTS, INK } from '../../../tabletop/paint/palette';
import { drawCoin } from '../../../tabletop/paint/small-things';
import { fitText } from '../../../tabletop/paint/writing';

export type Letters = Readonly<Record<Race, string>>;

/** Parchment on leather: everybody's cattle and means. */
export function drawRanch(brush: Brush, ranch: RanchLayout, owner: PanelOwner, letters: Letters): void {
  const { frame, head, mode, herds, badge, name, coin } = ranch;
  const isCompact = mode === 'compact';
  drawLeather(brush, frame, isCompact ? 9 : 12);
  drawColourBand(brush, frame, owner.colour, isCompact ? 9 : 12);
  if (!isCompact) drawSheet(brush, sheetOf(frame, head));
  for (const [race, herd] of Object.entries(herds) as [Race, HerdLayout][]) {
    if (herd.frame.width > 0) (isCompact ? drawBrand : drawStall)(brush, race, herd, letters[race]);
  }
  if (isCompact) drawNobody(brush, ranch, owner.colour);
  drawSeatBadge(brush, badge, owner.colour);
  brush.fillStyle = '#fbeed2';
  if (name.width > 0) {
    fitText(brush, owner.name, name, {
      size: mode === 'near' ? 20 : isCompact ? 14 : 17,
      weight: 600,
      font: 'slab',
      align: 'left',
    });
  }
  within(brush, () => {
    brush.translate(coin.x, coin.y);
    brush.scale(coin.scale, coin.scale);
    drawCoin(brush);
  });
}

/** Beside the number of gauchos, also when there is none. */
function drawNobody(brush: Brush, { supply }: RanchLayout, colour: Colour): void {
  const [slot] = supplySlots(supply, 1);
  if (slot === undefined) return;
  within(brush, () => {
    brush.translate(slot.x, slot.y);
    brush.scale(slot.scale, slot.scale);
    brush.globalAlpha = 0.35;
    drawStanding(brush, colour);
  });
}

/** The place of one herd: who belongs there shows as long as nobody is there. */
export function drawStall(
  brush: Brush,
  race: Race,
  { frame, tiles, tileScale }: HerdLayout,
  letter: string,
): void {
  const { x, y, width, height } = frame;
  const coat = COATS[race];
  within(brush, () => {
    roundedPath(brush, x, y, width, height, 8);
    brush.fillStyle = linear(
      brush,
      [x, y, x, y + height],
      [0, 'rgb(120 78 34 / 26%)'],
      [1, 'rgb(160 116 60 / 14%)'],
    );
    brush.fill();
    brush.strokeStyle = 'rgb(92 56 24 / 34%)';
    brush.lineWidth = 1.2;
    brush.stroke();
    brush.clip();
    brush.fillStyle = coat.hair;
    brush.fillRect(x, y, 4, height);
    brush.fillStyle = 'rgb(43 29 18 / 30%)';
    brush.fillRect(x + 4, y, 0.8, height);
  });
  // Where the first tile will lie, and no larger than it: it hides head and letter.
  const size = 80 * tileScale;
  const isHigh = tiles.y > y + 12;
  within(brush, () => {
    brush.translate(tiles.x + size * (isHigh ? 0.5 : 0.42), tiles.y + tiles.height / 2 + size * 0.08);
    brush.scale(size / (isHigh ? 118 : 136), size / (isHigh ? 118 : 136));
    brush.globalAlpha = 0.42;
    drawHead(brush, race);
  });
  brush.font = `700 ${isHigh ? 15 : Math.max(11, size * 0.34)}px ${FONTS.slab}`;
  brush.textAlign = isHigh ? 'left' : 'center';
  brush.textBaseline = 'middle';
  brush.fillStyle = 'rgb(43 29 18 / 75%)';
  brush.fillText(
    letter,
    isHigh ? x + 10 : tiles.x + size * 0.8,
    isHigh ? y + 15 : tiles.y + tiles.height / 2 + size * 0.34,
  );
}

/** Where there is room for a number only: a coat's colour and letter behind it. */
function drawBrand(brush: Brush, race: Race, { frame }: HerdLayout, letter: string): void {
  const { x, y, width, height } = frame;
  const coat = COATS[race];
  within(brush, () => {
    roundedPath(brush, x, y + 1, width, height - 2, 5);
    brush.fillStyle = BARE;
    brush.fill();
    brush.clip();
    brush.fillStyle = coat.hair;
    brush.fillRect(x, y, width, 4);
    if (coat.mark === 'patches') {
      // Within the white, or they look like bites out of the edge.
      brush.fillRect(x, y + 4, width, 1.4);
      brush.fillStyle = '#3a2a24';
      for (const at of [0.17, 0.5, 0.81]) {
        ellipsePath(brush, x + width * at, y + 3.2, width * 0.07, 1.3);
        brush.fill();
      }
      brush.fillStyle = 'rgb(43 29 18 / 30%)';
      brush.fillRect(x, y + 5.4, width, 0.6);
    }
    brush.globalAlpha = 0.28;
    brush.font = `700 ${Math.min(13, height * 0.7)}px ${FONTS.slab}`;
    brush.textAlign = 'center';
    brush.textBaseline = 'middle';
    brush.fillStyle = INK;
    brush.fillText(letter, x + width / 2, y + height / 2 + 2.5);
  });
}
