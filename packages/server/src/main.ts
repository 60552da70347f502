import { networkInterfaces } from 'node:os';
import { createTexts, isLanguage, type ServerTexts } from '@pampa/texts';
import { RedisProblem } from './cluster/redis-problem';
import { createLog } from './log';
import { startServer, type RunningServer } from './server';
import { readSettings, type Settings } from './settings';
import { DataProblem } from './store/data-problem';

/** Whoever starts the server reads it in the language of his terminal. */
function textsOfTerminal(): ServerTexts {
  const language = (process.env['LANG'] ?? '').slice(0, 2);
  return createTexts(isLanguage(language) ? language : 'en').server;
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

/** One sentence, and no stack: whoever reads this wants to know what to change. Colyseus' timers would go on for ever. */
function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`, () => process.exit(1));
}

function troubleIn(error: unknown, settings: Settings): string {
  if (error instanceof DataProblem || error instanceof RedisProblem) return error.message;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${settings.port} is in use: choose another with PORT.`;
  if (code === 'EACCES')
    return `Port ${settings.port} may not be used by this account: choose another with PORT.`;
  if (code === 'EADDRNOTAVAIL')
    return `This machine has no address ${settings.host}: choose another with HOST.`;
  return `The server could not be started: ${error instanceof Error ? error.message : String(error)}`;
}

/** The first address of this machine that others in the same house can reach. */
function networkAddress(): string | null {
  const all = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? null;
}

function greet(texts: ServerTexts, settings: Settings, port: number): void {
  const address = (host: string): string => `http://${host}:${port}${settings.basePath}/`;
  const isEverywhere = settings.host === '0.0.0.0' || settings.host === '::';
  const network = isEverywhere ? networkAddress() : null;
  say(texts.open(settings.publicUrl ?? address(isEverywhere ? 'localhost' : settings.host)));
  if (network !== null) say(texts.onNetwork(address(network)));
  say(settings.databaseUrl === null ? texts.data(settings.dataDir) : texts.database());
}

/** The first signal closes the house; a second one is somebody who can't wait. */
function closeOnSignal(server: RunningServer, texts: ServerTexts): void {
  let isClosing = false;
  const close = (): void => {
    if (isClosing) process.exit(1);
    isClosing = true;
    server.close().then(
      () => {
        say(texts.stopped());
        process.exit(0);
      },
      (error: unknown) => {
        fail(error instanceof Error ? error.message : String(error));
      },
    );
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
}

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  if ('problems' in settings) {
    fail(settings.problems.join('\n'));
    return;
  }
  const texts = textsOfTerminal();
  try {
    const server = await startServer(settings, createLog(settings.logLevel), {
      onBroken: (error) => fail(troubleIn(error, settings)),
    });
    closeOnSignal(server, texts);
    greet(texts, settings, server.port);
  } catch (error) {
    fail(troubleIn(error, settings));
  }
}

void main();
