import { afterAll, beforeAll, expect } from 'vitest';

const warnings: string[] = [];

function note(warning: Error) {
  if (warning.name === 'MaxListenersExceededWarning') warnings.push(warning.message);
}

/** More listeners than node expects are a leak, or a line in the log that an operator takes for one. */
beforeAll(() => void process.on('warning', note));

afterAll(() => {
  process.off('warning', note);
  expect(warnings.splice(0)).toEqual([]);
});
