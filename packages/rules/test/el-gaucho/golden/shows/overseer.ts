import { valueOf } from '../../../../src/el-gaucho/tiles';
import type { Golden } from '../golden';
import { afterwards, done, only, pastureOf, ranch, turnsOf } from '../reading';

export const OVERSEER: readonly Golden[] = [
  {
    name: 'overseer-goes-himself',
    says: 'The supply is empty: the overseer himself takes the place of the one he ousts.',
    seats: 4,
    layout: 'wide',
    manner: { events: true, likes: { oust: 60 } },
    shows: ({ scenes }) =>
      done(scenes, 'oust').some(({ seat, before, events }) => {
        const ousted = only(events, 'ousted')[0];
        return ranch(before.open, seat).supply === 0 && ousted?.indemnity === valueOf(ousted?.tile ?? 0);
      }),
  },
  {
    name: 'rouses-two-in-two-pastures',
    says: 'The overseer raises two lying gauchos in different pastures.',
    seats: 2,
    layout: 'wide',
    manner: { likes: { lay: 60, rouse: 60 } },
    shows: ({ scenes }) =>
      done(scenes, 'rouse').some(({ act: { spaces } }) => new Set(spaces.map(pastureOf)).size === 2),
  },
  {
    name: 'rouses-one-laid-in-the-same-turn',
    says: 'The overseer raises a gaucho who was laid in this very turn.',
    seats: 3,
    layout: 'narrow',
    manner: { likes: { lay: 60, rouse: 60 } },
    shows: (tale) =>
      turnsOf(tale).some((turn) =>
        done(turn, 'lay').some((laid) =>
          done(afterwards(turn, laid), 'rouse').some(({ act }) => act.spaces.includes(laid.act.space)),
        ),
      ),
  },
];
