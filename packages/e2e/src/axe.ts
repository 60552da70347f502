import { readFile } from 'node:fs/promises';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe?: { run(context: Document, options: RunOptions): Promise<AxeResults> };
  }
}

let source: Promise<string> | null = null;

/** What axe finds wrong with the page as it is now, in one line each. */
async function axeFindings(page: Page, options: RunOptions = {}): Promise<readonly string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) {
    source ??= readFile(require.resolve('axe-core/axe.min.js'), 'utf8');
    // As a text it is run by the debugger, which the page's policy does not concern.
    await page.evaluate(await source);
  }
  const { violations } = await page.evaluate(
    async (asked) => (await window.axe?.run(document, asked)) ?? { violations: [] },
    { ...options, resultTypes: ['violations' as const] },
  );
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, failureSummary }) => {
      const why = (failureSummary ?? '').split('\n').slice(1).join(' ').trim();
      return `${impact ?? 'minor'} ${id}: ${target.join(' ')}: ${why}`;
    }),
  );
}

/** Those that keep somebody from using the page. */
export async function seriousFindings(page: Page): Promise<readonly string[]> {
  return (await axeFindings(page)).filter((finding) => /^(serious|critical) /.test(finding));
}

export function contrastFindings(page: Page): Promise<readonly string[]> {
  return axeFindings(page, { runOnly: ['color-contrast'] });
}
