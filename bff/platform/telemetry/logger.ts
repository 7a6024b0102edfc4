import { pino, type DestinationStream, type Level } from 'pino';
import { z } from 'zod';

const failure = z.object({
  name: z.string().optional(),
  message: z.string(),
  code: z.union([z.string(), z.number()]).optional(),
  stack: z.string().optional(),
});
const caused = z.object({ cause: z.unknown() });

const MAX_CAUSES = 4;

interface Failure extends z.infer<typeof failure> {
  cause?: Failure;
}

/**
 * Creates the platform's logger. It logs only the name, message, code and stack of an error and of its causes, because
 * the `detail`, `where` and parameters of a database error quote members' data.
 */
export function createLogger(level: Level | 'silent', destination?: DestinationStream) {
  const options = { level, name: 'platform', serializers: { err: (error: unknown) => failureOf(error) } };
  return destination ? pino(options, destination) : pino(options);
}

function failureOf(error: unknown, causes = MAX_CAUSES): Failure {
  const { data = { message: 'not an error' } } = failure.safeParse(error);
  const { cause } = caused.safeParse(error).data ?? {};
  return cause === undefined || cause === null || causes === 0
    ? data
    : { ...data, cause: failureOf(cause, causes - 1) };
}
