import { z } from 'zod';
import { remux, RemuxError } from './remux.ts';

/**
 * The program of a child process that handles one video. It takes a RemuxRequest as JSON in its first argument, sends
 * one message to its parent and exits. Each video gets a process of its own, because killing the process also stops the
 * memory and time that a malicious file consumes.
 */
const request = z
  .object({ input: z.string(), output: z.string(), maxSeconds: z.number(), maxPixels: z.number() })
  .parse(JSON.parse(process.argv[2] ?? ''));

process.on('disconnect', () => process.exit(1));

const answer = await remux(request).then(
  (video) => ({ video }),
  (error: unknown) =>
    error instanceof RemuxError ? { problem: error.problem, conversion: error.conversion } : { problem: 'broken' },
);
process.send?.(answer, () => process.exit(0));
