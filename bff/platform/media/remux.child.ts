import { z } from 'zod';
import { remux, RemuxError } from './remux.ts';

/**
 * Child process for one video, so that a malicious file's memory and time use ends with this process. Takes a
 * RemuxRequest as JSON in its first argument, sends one message and exits.
 */
const request = z
  .object({ input: z.string(), output: z.string(), maxSeconds: z.number(), maxPixels: z.number() })
  .parse(JSON.parse(process.argv[2] ?? ''));

process.on('disconnect', () => process.exit(1));

const answer = await remux(request).then(
  (video) => ({ video }),
  (error: unknown) => ({ problem: error instanceof RemuxError ? error.problem : 'broken' }),
);
process.send?.(answer, () => process.exit(0));
