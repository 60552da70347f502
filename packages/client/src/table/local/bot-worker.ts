import { runErrand, type BotErrand } from '@pampa/bots';
import type { BotAnswer, BotQuestion } from './bot-messages';

/** Where bots think: beside the page, so that nothing on it ever waits for them. They see what their seat sees. */
const worker = globalThis as unknown as {
  postMessage(answer: BotAnswer): void;
  addEventListener(name: 'message', hear: (event: { readonly data: BotQuestion }) => void): void;
};

worker.addEventListener('message', ({ data: { id, errand } }) => {
  worker.postMessage({ id, action: actionFor(errand) });
});

function actionFor(errand: BotErrand): BotAnswer['action'] {
  try {
    return runErrand(errand, () => performance.now()).action;
  } catch (error) {
    console.error(error);
    return null;
  }
}
