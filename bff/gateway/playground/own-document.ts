import type { Fetcher } from '@graphiql/toolkit';
import { getOperationAST, parse, type DocumentNode } from 'graphql';

/**
 * Wraps GraphiQL's fetcher so that each operation is sent with its own parsed document and its own name. GraphiQL
 * parses the editor's text after a delay. So the parsed document and the operation name of a new tab are at first those
 * of the previous tab. Without this, a subscription in the new tab would be sent over HTTP, with an operation name that
 * its document does not contain.
 */
export function withOwnDocument(fetcher: Fetcher): Fetcher {
  return (operation, options) => {
    const document = parsed(operation.query);
    if (!document) return fetcher(operation, options);
    const hasName = getOperationAST(document, operation.operationName) !== null;
    return fetcher(hasName ? operation : { ...operation, operationName: null }, { ...options, documentAST: document });
  };
}

/** Returns null if the text is not valid GraphQL. The gateway then answers with the syntax error. */
function parsed(text: string): DocumentNode | null {
  try {
    return parse(text);
  } catch {
    return null;
  }
}
