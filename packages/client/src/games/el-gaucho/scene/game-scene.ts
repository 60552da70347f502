import { RACES } from '@pampa/rules/el-gaucho';
import { createDirector } from '../../../tabletop/direct/create-director';
import { LayoutMemo } from '../../../tabletop/layout/layout-memo';
import type { GameScene, SceneKit } from '../../../tabletop/scene/game-scene';
import { drawBackdrop } from '../art/backdrop';
import { OWN_PARTICLES } from '../art/particles';
import { bannerTexts } from '../director/banner-texts';
import { directorGame } from '../director/director-game';
import { layoutOf } from '../layout/layout-of';
import { wholeBoard } from '../layout/whole-board';
import { zoomFor } from '../layout/zoom';
import { anchorOf } from './anchors';
import { Gates } from './gates';
import { lookDrawings } from './look-drawings';
import { drawOverlays } from './overlays';
import type { GauchoScene } from './scene-types';
import { smallestOnTiles } from './smallest-on-tiles';
import { stockUp } from './stock';
import { touchGame } from './touch-game';
import { boardTexts } from './board-texts';

/** El Gaucho's picture, for the kit's scene. */
export function gameScene({ textures, ground, sittings }: SceneKit): GameScene<GauchoScene> {
  const layouts = new LayoutMemo(layoutOf);
  const gates = new Gates(ground, textures);
  let words = boardTexts();
  return {
    touch: touchGame,
    drawings: lookDrawings(
      () => words.letters,
      (seat) => sittings()[seat]?.colour ?? 'purple',
    ),
    particles: OWN_PARTICLES,
    zoomFor,
    layoutFor: ({ width, height, view: { open }, viewer, unfolded }) =>
      layouts.for({
        width,
        height,
        players: open.ranches.length,
        near: viewer ?? 0,
        board: open.layout,
        races: RACES.filter((race) => race !== open.removedRace),
        unfolded,
      }),
    anchorOf: (place, { view, viewer, layout }) => anchorOf(place, view, viewer, layout),
    bannerBox: (area, layout) => (area === 'pampa' ? layout.pampa.frame : wholeBoard(layout)),
    badgesIn: ({ ranches }) => ranches.map(({ badge }) => badge),

    readTexts: () => {
      words = boardTexts();
    },
    drawBackdrop: (brush, layout, light) => drawBackdrop(brush, layout, sittings(), words, light),
    backdropKey: ({ ask: { unfolded: _, ...asked } }) => [asked, words],
    arrange: (layout, light) => gates.hang(layout, light),
    rest: () => gates.close(),
    drawOverlays: (layer, table, laidOut) =>
      drawOverlays(layer, table, laidOut, { owners: sittings(), letters: words.letters }),
    stockUp: (layout, placements) => stockUp(layout, placements, textures, words.letters),

    createDirector: (stage) =>
      createDirector(
        directorGame(
          bannerTexts((seat) => stage.nameOf(seat)),
          gates,
        ),
        stage,
      ),
    smallestFigures: smallestOnTiles,
  };
}
