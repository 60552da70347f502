import { checks } from './checks';
import { match } from './match';
import { notifications } from './notifications';
import { records } from './records';
import { reports } from './reports';
import { server } from './server';

/**
 * By concern; each is a namespace of i18next. English gives the keys that every other language has to have. A concern stands
 * in one list alone: of what is said before a match (house), during it (match), or else here.
 */
export const en = {
  ...match,
  checks,
  notifications,
  records,
  reports,
  server,
} as const;
