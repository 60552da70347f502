import { addressOf } from '../app/router';
import { toast } from '../shell/ui';
import { texts } from '../texts/say';

export function tableLink(code: string): string {
  return addressOf(`t/${code}`);
}

/** Where there is no clipboard (a page without https has none), the link is shown to be copied by hand. */
export async function copyLink(link: string, said?: string): Promise<void> {
  const say = texts.value.page('lobby');
  if (await copied(link)) toast(said ?? say('link-copied'), 'good');
  else toast(say('link-not-copied', { link }));
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedTheOldWay(text);
  }
}

/** The only way on a home network without https. */
function copiedTheOldWay(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'unseen';
  // Whatever lies outside an open dialog can't be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(area);
  area.select();
  try {
    // Deprecated, and understood by every browser.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
  }
}

export function canShare(): boolean {
  return 'share' in navigator;
}

/** The phone's own sheet. Whoever closes it again has nothing to be told. */
export async function shareLink(link: string, text: string): Promise<void> {
  try {
    await navigator.share({ url: link, text });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyLink(link);
  }
}
