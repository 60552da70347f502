import type { Browser } from 'playwright-core';
import { launch } from './launch';
import { Visitor, type VisitorOptions } from './visitor';

/** Windows of one browser, which is started once: that takes longer than to open a window. */
export class Windows {
  private readonly open = new Set<Visitor>();

  private constructor(readonly browser: Browser) {}

  static async launch(options: { readonly webgl?: boolean } = {}): Promise<Windows> {
    return new Windows(await launch(options));
  }

  async come(name: string, options: VisitorOptions): Promise<Visitor> {
    const visitor = await Visitor.come(this.browser, name, options);
    this.open.add(visitor);
    return visitor;
  }

  /** Whatever happens, the windows are closed afterwards; if it fails, with a picture of each. */
  async during(name: string, play: () => Promise<void>): Promise<void> {
    try {
      await play();
      for (const visitor of this.open) visitor.assertWell();
    } catch (error) {
      for (const visitor of this.open) await visitor.takePicture(name);
      throw error;
    } finally {
      await this.closeAll();
    }
  }

  async closeAll(): Promise<void> {
    await Promise.all([...this.open].map((visitor) => visitor.leave()));
    this.open.clear();
  }

  async close(): Promise<void> {
    await this.browser.close();
  }
}
