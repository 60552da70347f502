import type { JSX } from 'preact';
import { Fence } from './fence';
import { grass } from './ground';
import { GRAZING, LOOKING, RIDER } from './silhouettes';
import { Windpump } from './windpump';
import './landscape.css';

/** Who stands where on the ridge: outline, x, y of the ridge there, size, and whether it looks the other way. */
const HERD = [
  { outline: GRAZING, x: 420, y: 470, size: 0.5, isTurned: true },
  { outline: LOOKING, x: 500, y: 462, size: 0.46, isTurned: false },
  { outline: GRAZING, x: 566, y: 468, size: 0.56, isTurned: false },
  { outline: GRAZING, x: 668, y: 457, size: 0.44, isTurned: true },
  { outline: LOOKING, x: 716, y: 459, size: 0.52, isTurned: true },
  { outline: GRAZING, x: 790, y: 455, size: 0.47, isTurned: false },
  { outline: LOOKING, x: 1168, y: 459, size: 0.48, isTurned: false },
  { outline: GRAZING, x: 1228, y: 465, size: 0.54, isTurned: true },
] as const;

const HOOVES = 83.5;
const HORSE_HOOVES = 102;

const STARS = [
  [90, 70],
  [210, 130],
  [330, 48],
  [455, 110],
  [590, 60],
  [700, 150],
  [845, 80],
  [980, 40],
  [1120, 120],
  [1265, 66],
  [1390, 150],
  [1515, 90],
] as const;

/** The pampa towards evening. By night falling (theme dusk) the sun is half gone, and there are stars. Says nothing aloud. */
export function Landscape(): JSX.Element {
  return (
    <svg
      class="landscape"
      viewBox="0 0 1600 600"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="land-sky" x1="0" y1="0" x2="0" y2="1">
          <stop class="land-sky-1" offset="0" />
          <stop class="land-sky-2" offset="0.42" />
          <stop class="land-sky-3" offset="0.68" />
          <stop class="land-sky-4" offset="0.8" />
        </linearGradient>
        <radialGradient id="land-glow">
          <stop class="land-glow-1" offset="0" />
          <stop class="land-glow-2" offset="0.35" />
          <stop class="land-glow-3" offset="1" />
        </radialGradient>
        <linearGradient id="land-plain" x1="0" y1="0" x2="0" y2="1">
          <stop class="land-plain-1" offset="0" />
          <stop class="land-plain-2" offset="1" />
        </linearGradient>
        <radialGradient id="land-dust">
          <stop class="land-dust-1" offset="0" />
          <stop class="land-dust-2" offset="1" />
        </radialGradient>
      </defs>
      <rect width="1600" height="600" fill="url(#land-sky)" />
      <g class="land-stars">
        {STARS.map(([x, y], index) => (
          <circle key={index} cx={x} cy={y} r={1.3 + (index % 3) * 0.5} />
        ))}
      </g>
      <g class="land-sun">
        <circle cx="1010" cy="352" r="420" fill="url(#land-glow)" />
        <circle class="land-disc" cx="1010" cy="352" r="64" />
      </g>
      <Clouds />
      <Hills />
      <Windpump x={1290} y={426} />
      <Ombu />
      <path
        class="land-ridge"
        d="M0 486C160 470 300 478 440 470C600 460 700 456 850 456C1010 456 1120 454 1260 464C1400 474 1500 470 1600 478V600H0Z"
      />
      <path class="land-ridge" d={grass({ from: 0, to: 1600, baseline: 484, blades: 150, height: 20 })} />
      <g class="land-dust">
        <ellipse cx="640" cy="462" rx="190" ry="26" fill="url(#land-dust)" />
        <ellipse cx="1180" cy="462" rx="170" ry="22" fill="url(#land-dust)" />
      </g>
      {HERD.map((animal) => (
        <Animal key={animal.x} {...animal} />
      ))}
      <path
        class="land-figure land-rider"
        d={RIDER}
        transform={`translate(880 ${458 - HORSE_HOOVES * 0.86}) scale(0.86)`}
      />
      <g class="land-dust land-dust-near">
        <ellipse cx="960" cy="462" rx="150" ry="20" fill="url(#land-dust)" />
      </g>
      <path
        class="land-near"
        d="M0 528C200 512 380 520 560 528C760 537 980 520 1180 516C1340 513 1480 520 1600 512V600H0Z"
      />
      <Fence />
      <path class="land-near" d={grass({ from: -10, to: 1610, baseline: 560, blades: 190, height: 44 })} />
      <path class="land-front" d="M0 562C260 548 520 566 800 560C1100 554 1340 568 1600 554V600H0Z" />
      <path class="land-front" d={grass({ from: -10, to: 1610, baseline: 600, blades: 150, height: 62 })} />
    </svg>
  );
}

type AnimalProps = (typeof HERD)[number];

function Animal({ outline, x, y, size, isTurned }: AnimalProps): JSX.Element {
  const flip = isTurned ? `translate(${120 * size} 0) scale(-1 1)` : '';
  return (
    <path
      class="land-figure"
      d={outline}
      transform={`translate(${x} ${y + 4 - HOOVES * size}) ${flip} scale(${size})`}
    />
  );
}

function Clouds(): JSX.Element {
  return (
    <g class="land-clouds">
      <path d="M120 236C240 222 330 230 420 224C520 216 610 228 700 226C610 240 500 236 400 244C300 250 200 240 120 236Z" />
      <path d="M980 176C1090 160 1190 172 1290 162C1400 152 1500 166 1580 160C1500 182 1380 176 1280 186C1180 194 1080 184 980 176Z" />
      <path d="M620 290C700 282 790 286 860 280C930 276 1000 284 1060 282C990 296 900 292 820 298C740 302 680 296 620 290Z" />
      <path d="M1180 262C1270 252 1340 258 1420 254C1480 250 1540 256 1600 254V264C1530 268 1460 264 1400 268C1320 274 1240 268 1180 262Z" />
    </g>
  );
}

function Hills(): JSX.Element {
  return (
    <>
      <path
        class="land-far"
        d="M0 404C90 380 150 350 230 352C300 354 340 384 430 380C520 376 560 346 640 350C720 354 770 392 860 394C980 396 1060 366 1150 360C1240 354 1290 384 1380 380C1460 376 1530 350 1600 346V460H0Z"
      />
      <path
        class="land-middle"
        d="M0 424C140 402 300 412 450 414C620 416 760 406 920 410C1080 414 1240 402 1400 408C1480 410 1550 404 1600 402V500H0Z"
      />
      <path
        class="land-plain"
        d="M0 440C260 428 520 436 800 432C1080 428 1340 436 1600 428V600H0Z"
        fill="url(#land-plain)"
      />
    </>
  );
}

/** The tree of the pampa: broad and low, because nothing else breaks the wind. */
function Ombu(): JSX.Element {
  return (
    <path
      class="land-tree"
      transform="translate(1206 -2)"
      d="M232 452C238 440 240 426 236 412C214 416 190 408 184 392C176 376 190 360 208 358C208 338 232 326 252 332C262 316 294 314 306 328C328 322 350 336 350 354C370 356 382 374 374 390C366 408 338 414 320 408C312 416 292 418 282 412C280 428 284 442 294 452C284 448 276 446 268 448C256 444 244 446 232 452Z"
    />
  );
}
