const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');
}

/** A page of the server's own, without scripts or styles. `body` is HTML. */
export function plainPage(language: string, body: string): string {
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pampa</title>
</head>
<body>
${body}
</body>
</html>
`;
}
