import type { HouseRefusal } from '@pampa/protocol';
import type { Bots } from '../bots/crew';
import type { Log } from '../log';
import type { Metrics } from '../metrics';
import type { Notifier } from '../notify';
import type { HouseState } from '../operator/house-state';
import type { Settings } from '../settings';
import type { Store } from '../store/store';
import type { Awake } from '../tables/awake';
import type { TableDocument } from '../table/document';
import type { HouseTime } from '../time/house-time';
import type { PeopleFirst } from './people-first';

/** What a room needs of the house. */
export interface RoomServices {
  readonly settings: Pick<Settings, 'botPaceMs' | 'sleepSeconds' | 'maxWatchers' | 'limitFactor'>;
  readonly store: Store;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly notifier: Notifier;
  readonly bots: Bots;
  readonly peopleFirst: PeopleFirst;
  readonly awake: Awake;
  readonly houseState: Pick<HouseState, 'notice'>;
  readonly now: () => number;
  readonly time: Pick<HouseTime, 'sure' | 'stepped'>;
  /** Opens the table of a rematch; its code, or why it can't be had now. */
  openRematch(document: TableDocument, address: string): Promise<string | HouseRefusal>;
  /** What the public list shows may have changed. */
  listChanged(): void;
}
