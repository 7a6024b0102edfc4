import { afterAll, beforeAll, expect, vi } from 'vitest';

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP', 'uncaughtException', 'unhandledRejection'];

const warnings: string[] = [];
let before: ReturnType<typeof sharedState> | undefined;

function note(warning: Error) {
  if (warning.name === 'MaxListenersExceededWarning') warnings.push(warning.message);
}

/** Returns the state that would leak into the next test file of this worker: environment and signal listeners. */
function sharedState() {
  const listeners = new Map(SIGNALS.map((name) => [name, process.listenerCount(name)]));
  return { env: { ...process.env }, listeners };
}

beforeAll(() => {
  before = sharedState();
  process.on('warning', note);
});

/** Fails a test file that leaves signal listeners, more event listeners than Node expects, or a changed environment. */
afterAll(() => {
  process.off('warning', note);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  expect(warnings.splice(0)).toEqual([]);
  expect(sharedState(), 'the environment and the listeners of the process are as before this file').toEqual(before);
});
