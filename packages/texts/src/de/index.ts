import { checks } from './checks';
import { match } from './match';
import { notifications } from './notifications';
import { records } from './records';
import { reports } from './reports';
import { server } from './server';

export const de = {
  ...match,
  checks,
  notifications,
  records,
  reports,
  server,
} as const;
