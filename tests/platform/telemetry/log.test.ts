import { expect, it } from 'vitest';
import { z } from 'zod';
import { unavailable } from '../../../bff/platform/errors.ts';
import { createLogger } from '../../../bff/platform/telemetry/logger.ts';

const failure = z.object({ message: z.string(), stack: z.string() }).loose();
const line = z.object({ err: failure.extend({ cause: failure.extend({ code: z.string() }) }) });

function logged(error: unknown) {
  const lines: string[] = [];
  createLogger('error', { write: (text) => void lines.push(text) }).error({ err: error }, 'request failed');
  return lines.join('');
}

it('a logged error contains its cause, but no database detail that quotes data of members', () => {
  const refusal = Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED', detail: 'Key (email)=(ana@' });
  const text = logged(unavailable(refusal));
  const { err } = line.parse(JSON.parse(text));
  expect(err.cause).toMatchObject({ message: 'connection refused', code: 'ECONNREFUSED' });
  expect(err.cause.stack).toContain('log.test.ts');
  expect(text).not.toContain('ana@');
});

it('if an error is its own cause, the logged chain of causes ends after five messages', () => {
  const error = new Error('round');
  error.cause = error;
  expect(logged(error).match(/"message":"round"/g)).toHaveLength(5);
});
