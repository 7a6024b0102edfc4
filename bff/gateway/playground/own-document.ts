import type { Fetcher } from '@graphiql/toolkit';
import { getOperationAST, parse, type DocumentNode } from 'graphql';

/**
 * Wraps GraphiQL's fetcher so that each operation is sent with its own document and name. GraphiQL parses the editor's
 * text after a pause: right after a tab is opened, its document and its operation name are those of the previous tab.
 * Without this, a subscription of the new tab would be sent by HTTP, with a name that it does not contain.
 */
export function withOwnDocument(fetcher: Fetcher): Fetcher {
  return (operation, options) => {
    const document = parsed(operation.query);
    if (!document) return fetcher(operation, options);
    const hasName = getOperationAST(document, operation.operationName) !== null;
    return fetcher(hasName ? operation : { ...operation, operationName: null }, { ...options, documentAST: document });
  };
}

/** Returns null for a text that is no GraphQL. The gateway answers it with the syntax error. */
function parsed(text: string): DocumentNode | null {
  try {
    return parse(text);
  } catch {
    return null;
  }
}
