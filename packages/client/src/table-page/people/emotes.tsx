import type { JSX } from 'preact';
import type { Emote } from '@pampa/protocol';
import { texts } from '../../texts/say';

/*
 * Drawn for Pampa on a grid of 24. Faces share a head; `ink` is stroked over it, `fill` is filled with its own colour.
 */
interface Drawing {
  readonly head: string;
  readonly ink: string;
  readonly fill?: { readonly path: string; readonly colour: string };
}

const FACE = '#f2c14e';

const DRAWINGS: Readonly<Record<Emote, Drawing>> = {
  laugh: {
    head: FACE,
    ink: 'M6.5 10.2c.7-1.5 2.3-1.5 3 0M14.500 10.200c.7-1.500 2.300-1.500 3 0',
    fill: {
      path: 'M6.300 13h11.400c-.4 3.600-2.700 5.600-5.700 5.600S6.700 16.600 6.300 13z',
      colour: '#7a2318',
    },
  },
  wow: {
    head: FACE,
    ink: 'M8 7.200v2.200M16 7.200v2.200M6.500 5.600l2.200-1M17.500 5.600l-2.200-1',
    fill: { path: 'M12 12.200a2.700 3.200 0 1 1 0 6.400 2.700 3.200 0 0 1 0-6.400z', colour: '#7a2318' },
  },
  sad: {
    head: FACE,
    ink: 'M8.300 9.300v1M15.700 9.300v1M8 17.400c1-1.900 2.300-2.700 4-2.700s3 .8 4 2.700',
    fill: { path: 'M6.800 12.200c1.600 2 1.600 3.700 0 3.700s-1.600-1.700 0-3.700z', colour: '#3f7fae' },
  },
  angry: {
    head: '#e0743c',
    ink: 'M6.300 7.800l3.700 1.900M17.700 7.800L14 9.700M8.600 11.300v.5M15.400 11.300v.5M8.300 17.300c1.100-1.200 2.300-1.700 3.700-1.700s2.600.5 3.700 1.700',
  },
  clap: {
    head: 'none',
    ink: 'M9 20.500c-2.600 0-4.500-1.700-4.500-4.300v-4.900a1.200 1.200 0 0 1 2.400 0V13l1-7.700a1.200 1.200 0 0 1 2.400.2L10 11M15 20.500c2.600 0 4.500-1.700 4.500-4.300v-4.900a1.200 1.200 0 0 0-2.400 0V13l-1-7.700a1.200 1.200 0 0 0-2.400.2L14 11M12 3V1.500M8 2.800L7.300 1.500M16 2.800l.7-1.300M9 20.500c2-.3 3-1.500 3-3.500 0 2 1 3.200 3 3.500',
    fill: {
      path: 'M9 20.500c-2.600 0-4.500-1.700-4.500-4.300v-4.900c0-1.600 2.400-1.600 2.400 0V13l1-7.700c.2-1.600 2.600-1.400 2.400.2L10 11l2-3 2 3-.3-5.500c-.2-1.600 2.200-1.800 2.400-.2l1 7.700v-1.700c0-1.600 2.400-1.600 2.400 0v4.900c0 2.600-1.900 4.300-4.500 4.300z',
      colour: '#f0c08a',
    },
  },
  think: {
    head: FACE,
    ink: 'M7 8.400c.8-.8 2-.9 2.900-.3M14 7.600c1-.5 2.200-.3 2.900.6M8.600 11v.6M15.500 11v.6M9.500 16.200c1.600-.9 3.300-1 5-.3',
    fill: {
      path: 'M6 21.500c-1.200-2 .2-5.500 1.800-5.500 1.300 0 .6 1.600.6 1.600l3.200.3c1.500.2 1.300 1.900 0 2l-1.600.1c.6 1.300-1.200 2.600-2.300 2.500z',
      colour: '#dca33a',
    },
  },
  hat: {
    head: 'none',
    ink: 'M2.500 15.500c2.200 2.800 5.300 4 9.500 4s7.300-1.200 9.500-4c-1.600.4-3 .3-4.400 0-.3-4.800-1.100-10-3-10-.9 0-1.200.9-2.100.9s-1.200-.9-2.100-.9c-1.900 0-2.700 5.200-3 10-1.400.3-2.800.4-4.400 0zM7.200 13c3.200 1 6.400 1 9.600 0',
    fill: {
      path: 'M2.500 15.500c2.200 2.800 5.300 4 9.500 4s7.300-1.200 9.500-4c-1.600.4-3 .3-4.400 0-.3-4.800-1.100-10-3-10-.9 0-1.200.9-2.100.9s-1.200-.9-2.100-.9c-1.900 0-2.700 5.200-3 10-1.400.3-2.800.4-4.400 0z',
      colour: '#a9713c',
    },
  },
  cow: {
    head: 'none',
    ink: 'M6.500 7.500C4.500 7 3 5.500 3 3.500c1 1.500 2.500 2 4.500 2M17.500 7.500c2-.5 3.500-2 3.500-4-1 1.500-2.500 2-4.500 2M7.500 5.500c1.300-.7 2.800-1 4.500-1s3.200.3 4.500 1c.6 3-.2 6-1 8.500M7.500 5.500c-.6 3 .2 6 1 8.500M6.800 8.500C5 8.300 3.500 9 2.500 10.500c1.700.8 3.200.7 4.600-.3M17.200 8.500c1.800-.2 3.300.5 4.300 2-1.700.8-3.200.7-4.600-.3M9.300 9.800v.5M14.700 9.800v.5M12 21.500c-2.900 0-4.800-1.500-4.800-3.800S9.100 14 12 14s4.800 1.400 4.800 3.700-1.900 3.800-4.800 3.800zM10.200 17.300v.6M13.800 17.300v.6',
    fill: {
      path: 'M12 21.500c-2.900 0-4.800-1.500-4.800-3.800S9.100 14 12 14s4.800 1.400 4.800 3.700-1.900 3.800-4.800 3.800z',
      colour: '#eab3a0',
    },
  },
};

/** A feeling as a picture; named by `house.emote` for whoever can't see it. */
export function EmotePicture({ emote, size }: { readonly emote: Emote; readonly size: number }): JSX.Element {
  const { head, ink, fill } = DRAWINGS[emote];
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      role="img"
      aria-label={texts.value.house.emote(emote)}
    >
      {head !== 'none' && <circle cx="12" cy="12" r="10" fill={head} stroke="#5b3a12" stroke-width="1.2" />}
      {fill !== undefined && <path d={fill.path} fill={fill.colour} />}
      <path
        d={ink}
        fill="none"
        stroke="#3a2412"
        stroke-width="1.6"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
