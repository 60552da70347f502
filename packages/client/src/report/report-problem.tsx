import { lazy } from '../app/lazy';
import type { ReportDialogProps } from './report-dialog';

/** Fetched when somebody asks for it; ahead of that by whoever fears that the server may be gone by then. */
export const ReportProblem = lazy<ReportDialogProps>(async () => (await import('.')).ReportDialog);
