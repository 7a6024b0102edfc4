import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { presentError } from '../errors.ts';

/**
 * Returns a copy of a request's error for use in a subscription. Omits the HTTP status, but keeps the cost if the
 * client asked for the cost.
 */
export function withoutStatus({ message, nodes, source, positions, extensions }: GraphQLError) {
  const { code, cost } = extensions;
  return new GraphQLError(message, {
    nodes,
    source,
    positions,
    extensions: { code, ...(cost !== undefined && { cost }) },
  });
}

/** Converts an error of a subscription's root field to the error that the client gets. */
export function present(error: unknown, fieldName: string, logger: Logger) {
  const located =
    error instanceof GraphQLError
      ? error
      : new GraphQLError('', { path: [fieldName], originalError: error instanceof Error ? error : null });
  const { message, extensions } = presentError(located, (cause) =>
    logger.error({ err: cause }, 'starting a subscription failed'),
  );
  return new GraphQLError(message, { path: [fieldName], extensions });
}
