import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Guest } from './guest';
import type { Moment } from './probe';
import { QUICK, type KeptSettings } from './settings';
import { SIZES, type Size } from './sizes';

/** On a machine with two cores, ten busy processes and a cold cache everything takes its time. */
const PATIENCE_MS = 60_000;

/** Outside git. */
const PICTURES = join(__dirname, '../../../.reports/e2e');

/** The page's policy allows no code that is made up there, so it is asked from here, again and again. */
const ASK_EVERY_MS = 15;

export interface VisitorOptions {
  /** Where the page lives, without a slash at the end. */
  readonly url: string;
  readonly size?: Size;
  /** A phone: fingers instead of a mouse. */
  readonly touch?: boolean;
  readonly settings?: KeptSettings;
  /** Sits down in a guest's place: whoever has his token has his seat. */
  readonly seatOf?: { readonly guest: Guest; readonly code: string };
  readonly renderer?: 'canvas' | 'webgl';
  readonly pixelRatio?: number;
  /** Where the requests seem to come from, in a house with TRUST_PROXY=1. */
  readonly address?: string;
  /** What the page fetches for later, to have it at hand without a connection, is not fetched. */
  readonly withoutServiceWorker?: boolean;
}

/** Somebody in front of a browser window of his own: other cookies, other storage, other cache. */
export class Visitor {
  /** What went wrong in the page, in the order in which it did. */
  readonly complaints: string[] = [];
  private readonly tolerated: RegExp[] = [];

  private constructor(
    readonly name: string,
    readonly context: BrowserContext,
    readonly page: Page,
    private readonly options: VisitorOptions,
  ) {
    page.setDefaultTimeout(PATIENCE_MS);
    page.on('pageerror', (error) => this.complain(error.stack ?? error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') this.complain(`${message.text()} (${message.location().url})`);
    });
  }

  static async come(browser: Browser, name: string, options: VisitorOptions): Promise<Visitor> {
    const { size = SIZES.laptop, touch = false, settings = {}, seatOf, pixelRatio = 1 } = options;
    const context = await browser.newContext({
      viewport: size,
      hasTouch: touch,
      isMobile: touch,
      deviceScaleFactor: pixelRatio,
      locale: 'en-GB',
      serviceWorkers: options.withoutServiceWorker === true ? 'block' : 'allow',
      ...(options.address === undefined ? {} : { extraHTTPHeaders: { 'x-forwarded-for': options.address } }),
    });
    const kept = {
      'pampa.settings': { ...QUICK, name, ...settings },
      ...(seatOf === undefined ? {} : { 'pampa.seats': { [seatOf.code]: keptSeat(seatOf.guest) } }),
    };
    // Only once: whatever the page changes afterwards has to stay.
    await context.addInitScript((all) => {
      if (location.protocol === 'about:') return;
      for (const [key, value] of Object.entries(all)) {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value));
      }
    }, kept);
    return new Visitor(name, context, await context.newPage(), options);
  }

  get isTouching(): boolean {
    return this.options.touch === true;
  }

  /** From the next page on. */
  async sitInFor(guest: Guest, code: string): Promise<void> {
    await this.context.addInitScript(
      ([key, value]) => {
        if (location.protocol !== 'about:') localStorage.setItem(key, value);
      },
      ['pampa.seats', JSON.stringify({ [code]: keptSeat(guest) })] as const,
    );
  }

  /** To a guest's seat at another table, without loading the page anew. */
  async moveTo(guest: Guest, code: string): Promise<void> {
    const seats = JSON.stringify({ [code]: keptSeat(guest) });
    await this.page.evaluate((kept) => localStorage.setItem('pampa.seats', kept), seats);
    await this.page.evaluate(showInPage, `t/${code}`);
    await this.until((wanted) => window.pampa?.session.table.value?.code === wanted, code);
  }

  async moveHome(): Promise<void> {
    await this.page.evaluate(showInPage, '');
    await this.page.locator('.offers').waitFor();
  }

  /** `path` as after the page's own address: `t/QXKTR`. */
  async goto(path: string): Promise<void> {
    const { url, renderer = 'canvas' } = this.options;
    await this.page.goto(`${url}/${path}?probe${renderer === 'canvas' ? '&renderer=canvas' : ''}`);
  }

  /** Until the table is drawn and at rest. */
  async atTable(): Promise<void> {
    await this.until(() => {
      const { pampa } = window;
      return pampa?.session.connection.value.state === 'here' && pampa.where('ring') !== null;
    });
    await this.page.evaluate(() => window.pampa?.settled());
  }

  /** Until nothing moves any more: pictures, words that come and go, a layout that follows its window. */
  async atRest(): Promise<void> {
    await this.page.evaluate(async () => {
      const frames = async (count: number): Promise<void> => {
        for (let frame = 0; frame < count; frame++) await new Promise((next) => requestAnimationFrame(next));
      };
      await document.fonts.ready;
      await frames(2);
      // A scene waits a while before it is laid out anew (`RESIZE_PAUSE_MS`).
      await new Promise((next) => setTimeout(next, 200));
      await window.pampa?.settled();
      await Promise.all(
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
          .map((animation) => animation.finished.catch(() => undefined)),
      );
      await frames(2);
    });
  }

  /** Until it holds in the page. Fails at once when the page has failed. */
  async until<A>(condition: (arg: A) => boolean, arg: A, withinMs?: number): Promise<void>;
  async until(condition: () => boolean): Promise<void>;
  async until<A>(condition: (arg: A) => boolean, arg?: A, withinMs = PATIENCE_MS): Promise<void> {
    const endsAt = performance.now() + withinMs;
    while (!(await this.holds(condition as (arg: unknown) => boolean, arg))) {
      this.assertWell();
      if (performance.now() > endsAt) {
        throw new Error(`${this.name} waited in vain for ${condition.toString()} of ${JSON.stringify(arg)}`);
      }
      await pause(ASK_EVERY_MS);
    }
  }

  /** A page that is just being loaded anew holds nothing. */
  private async holds(condition: (arg: unknown) => boolean, arg: unknown): Promise<boolean> {
    try {
      return await this.page.evaluate(condition, arg);
    } catch (error) {
      if (error instanceof Error && /context was destroyed|navigation/i.test(error.message)) return false;
      throw error;
    }
  }

  /** What the seat sees now; null as long as it sees nothing. */
  moment(): Promise<Moment | null> {
    return this.page.evaluate(() => window.pampa?.session.moment.value ?? null);
  }

  /** Something is expected to go wrong, and to be told in the console. */
  tolerate(...patterns: RegExp[]): void {
    this.tolerated.push(...patterns);
  }

  assertWell(): void {
    if (this.complaints.length > 0) {
      throw new Error(`${this.name}'s page complains:\n${this.complaints.join('\n')}`);
    }
  }

  /** What the window looks like, for whoever has to find out what went wrong. Returns where the picture is. */
  async takePicture(name: string): Promise<string> {
    await mkdir(PICTURES, { recursive: true });
    const path = join(PICTURES, `${name} - ${this.name}.png`.replaceAll(/[^\w.-]+/g, '-'));
    // A page that has crashed can't be asked for a picture either.
    await this.page.screenshot({ path, timeout: 10_000 }).catch(() => undefined);
    return path;
  }

  async leave(): Promise<void> {
    await this.context.close();
  }

  private complain(complaint: string): void {
    if (!this.tolerated.some((pattern) => pattern.test(complaint))) this.complaints.push(complaint);
  }
}

/** As `client/src/table/seats-kept.ts` keeps it. */
function keptSeat({ token, secret: bytes, name }: Guest): object {
  const secret = Buffer.from(bytes).toString('hex');
  return { token, secret, name, seenAt: Date.now(), status: 'playing', game: 'el-gaucho' };
}

/** Runs in the page: as if somebody had gone back or forth to there. */
function showInPage(path: string): void {
  history.pushState(null, '', new URL(path + location.search, document.baseURI));
  dispatchEvent(new PopStateEvent('popstate'));
}
