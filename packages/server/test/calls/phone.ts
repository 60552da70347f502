import type { RoomRequestInput } from '@pampa/protocol/requests';
import { Browser } from '../notify/browser';
import type { Listener } from '../notify/listener';
import type { Player } from '../support/player';

/** Somebody's phone: what is pushed to it comes to an address of its own, and it alone can read it. */
export class Phone {
  private readonly browser: Browser;
  private readonly path: string;

  private constructor(
    private readonly service: Listener,
    owner: Player,
  ) {
    this.path = `/push/${owner.table.code}/${owner.name}`;
    this.browser = new Browser(`${service.url}${this.path}`);
  }

  static async of(owner: Player, service: Listener): Promise<Phone> {
    const phone = new Phone(service, owner);
    const { endpoint, p256dh, auth } = phone.browser.subscription({ table: '', person: '', language: 'en' });
    const subscription: RoomRequestInput<'push'>['subscription'] = { endpoint, keys: { p256dh, auth } };
    await owner.request('push', { subscription, language: 'en' });
    return phone;
  }

  /** The titles of what it has shown. */
  get shown(): readonly string[] {
    return this.service.received
      .filter(({ path }) => path === this.path)
      .map(({ body }) => (this.browser.read(body) as { title: string }).title);
  }
}
