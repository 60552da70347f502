import { fieldAt, type TrackLayout } from '../layout/track';
import { ellipsePath, roundedPath, type Brush } from './brush';
import { drawLeather } from './player-panel';
import { writeFigures } from './figures';

/** A leather belt with a hole for every field; every tenth one is numbered. */
export function drawTrack(brush: Brush, track: TrackLayout): void {
  const { x, y, width, height } = track.frame;
  drawLeather(brush, track.frame, height * 0.4);
  roundedPath(brush, x + 3, y + 3, width - 6, height - 6, height * 0.32);
  brush.setLineDash([5, 4]);
  brush.strokeStyle = 'rgb(246 214 154 / 45%)';
  brush.lineWidth = 1.1;
  brush.stroke();
  brush.setLineDash([]);
  const hole = Math.min(track.step * 0.3, 2.6);
  const line = y + height * 0.32;
  for (let field = 0; field < track.fields; field++) {
    const { x: at } = fieldAt(track, field);
    const isTen = field % 10 === 0;
    ellipsePath(brush, at, line, isTen ? hole * 1.5 : hole, isTen ? hole * 1.5 : hole);
    brush.fillStyle = isTen ? '#f0c878' : field % 5 === 0 ? 'rgb(240 200 120 / 70%)' : 'rgb(18 6 0 / 55%)';
    brush.fill();
    if (!isTen) continue;
    brush.fillStyle = '#f6dca8';
    writeFigures(brush, String(field), at, y + height * 0.68, Math.max(11, Math.min(15, height * 0.42)));
  }
}
