/**
 * The only words outside the catalogues: what is said when those could not be fetched. As short as it goes, and in all
 * languages, because the one that was wanted is what is missing.
 */
const SENTENCES = {
  en: 'Pampa could not be loaded. Please try again.',
  fr: 'Pampa n’a pas pu être chargé. Réessaie.',
  es: 'No se ha podido cargar Pampa. Inténtalo de nuevo.',
  de: 'Pampa ließ sich nicht laden. Versuch es noch einmal.',
};

export function sayNotStarted(page: HTMLElement): void {
  const lines = Object.entries(SENTENCES).map(([language, sentence]) => {
    const line = document.createElement('p');
    line.lang = language;
    line.textContent = sentence;
    return line;
  });
  const again = document.createElement('button');
  again.className = 'button button-primary';
  again.textContent = '↻';
  again.ariaLabel = Object.values(SENTENCES).join(' ');
  again.addEventListener('click', () => location.reload());
  page.replaceChildren(...lines, again);
  page.className = 'not-started';
}
