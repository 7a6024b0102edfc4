import { pino, type DestinationStream, type Level } from 'pino';
import { z } from 'zod';

const failure = z.object({
  name: z.string().optional(),
  message: z.string(),
  code: z.union([z.string(), z.number()]).optional(),
  stack: z.string().optional(),
});

/**
 * The platform's log. Of an error it keeps name, message, code and stack; a database error's `detail`, `where` and
 * parameters quote members' data.
 */
export function createLogger(level: Level | 'silent', destination?: DestinationStream) {
  const options = {
    level,
    name: 'platform',
    serializers: { err: (error: unknown) => failure.safeParse(error).data ?? { message: 'not an error' } },
  };
  return destination ? pino(options, destination) : pino(options);
}
