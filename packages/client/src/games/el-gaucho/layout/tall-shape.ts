import { cellsIn } from './pampa-layout';
import { clamp, rect, union } from '../../../tabletop/layout/rect';
import { SMALLEST_RING } from './ring-layout';
import type { Parts } from './shapes';
import type { Ask } from './table-layout';

const SMALLEST_NEAR = 152;

/** One below the other: rivals, pampa, ring with hand and estate, pesos, one's own ranch. */
export function tallShape({ width, height, players, board }: Ask): Parts {
  const gap = clamp(Math.min(width, height) * 0.014, 5, 10);
  const isRoomy = width / (players - 1) >= 340 && height >= 860;
  const rivalHeight = isRoomy
    ? clamp(height * 0.14, 120, 170)
    : players > 2 && width / (players - 1) < 210
      ? 62
      : 50;
  const track = clamp(height * 0.034, 22, 34);
  const inner = width - 2 * gap;

  // What is left is shared: the pampa grows until its cells are as wide as the screen allows.
  const left = height - rivalHeight - track - 6 * gap - SMALLEST_NEAR - SMALLEST_RING;
  const fullPampa = cellsIn(inner, Infinity, board).height * 4;
  const pampaHeight = clamp(left, 4 * 44, Math.min(fullPampa, height * 0.42));
  const spare = Math.max(0, left - pampaHeight);
  const middle = Math.min(SMALLEST_RING + spare * 0.32, 240);
  const ringSide = Math.max(SMALLEST_RING, Math.min(middle, inner * 0.4));
  const near = height - rivalHeight - pampaHeight - middle - track - 6 * gap;

  const pampa = rect(gap, rivalHeight + 2 * gap, inner, pampaHeight);
  const middleTop = pampa.y + pampaHeight + gap;
  const handWidth = clamp(width * 0.13, 46, 72);
  const ring = rect(gap, middleTop, ringSide, middle);
  const hand = rect(ring.x + ringSide + gap, middleTop, handWidth, middle);
  const estate = rect(hand.x + handWidth + gap, middleTop, width - gap - (hand.x + handWidth + gap), middle);
  const rivalWidth = (inner - gap * (players - 2)) / (players - 1);
  const tray = union(ring, estate);
  return {
    shape: 'tall',
    rivals: Array.from({ length: players - 1 }, (_, index) =>
      rect(gap + index * (rivalWidth + gap), gap, rivalWidth, rivalHeight),
    ),
    pampa,
    ring,
    hand,
    estate,
    track: rect(gap, middleTop + middle + gap, inner, track),
    near: rect(gap, height - near - gap, inner, near),
    trays: { keep: tray, steppe: tray, roundUp: tray },
    unfolded: union(pampa, tray),
  };
}
