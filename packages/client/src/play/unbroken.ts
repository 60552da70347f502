/** The same text, its sums never torn apart at the end of a line: "4 × 9 + 5 = 41". */
export function unbroken(text: string): string {
  return text.replaceAll(/ ([×=+]) (?=\d)/g, '\u00a0$1\u00a0');
}
