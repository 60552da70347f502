import type { ProblemReport, ReportFile } from '@pampa/protocol/requests';

/** The same as what is sent, as a file: for whoever runs the server, by whatever way one has to him. */
export function saveReport(report: ProblemReport, id: string | null): void {
  const file: ReportFile = id === null ? report : { ...report, id };
  const url = URL.createObjectURL(
    new Blob([`${JSON.stringify(file, null, 2)}\n`], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = id === null ? 'pampa.report.json' : `pampa-${id}.report.json`;
  // Some browsers want it in the page; and what lies outside an open dialog can't be pressed.
  (document.querySelector('dialog[open]') ?? document.body).append(link);
  link.click();
  link.remove();
  URL.revokeObjectURL(url);
}
