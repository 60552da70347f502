import { speakOf } from '../texts/load';
import { lazy } from './lazy';
import type { Route } from './routes';

export const Home = lazy(async () => (await import('../home')).Home);

export const TablePage = lazy(async () => {
  const [{ TablePage: Page }] = await Promise.all([import('../table-page'), speakOf('lobby')]);
  return Page;
});

export const ReplayPage = lazy(async () => {
  const [{ ReplayPage: Page }] = await Promise.all([import('../replay-page'), speakOf('all')]);
  return Page;
});

export const RulesPage = lazy(async () => {
  const [{ RulesPage: Page }] = await Promise.all([import('../rules-page'), speakOf('all')]);
  return Page;
});

export const PracticePage = lazy(async () => {
  const [{ PracticePage: Page }] = await Promise.all([import('../practice-page'), speakOf('all')]);
  return Page;
});

export const LearnPage = lazy(async () => {
  const [{ LearnPage: Page }] = await Promise.all([import('../learn'), speakOf('all')]);
  return Page;
});

export const RestartBanner = lazy(
  async () => (await import('../restart-banner')).RestartBanner,
  () => null,
);

export const OperatorPage = lazy(async () => (await import('../operator')).OperatorPage);

const PAGES = {
  home: Home,
  table: TablePage,
  rules: RulesPage,
  replay: ReplayPage,
  practice: PracticePage,
  learn: LearnPage,
  operator: OperatorPage,
  missing: null,
} as const;

/** Before anything can be shown: what the address asks for comes at the same time as the words for it. */
export async function fetchPage({ page }: Route): Promise<void> {
  try {
    await PAGES[page]?.fetch();
  } catch {
    // Asked for again where it is shown, and complained about there.
  }
}
