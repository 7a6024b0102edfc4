import type { Fetcher, FetcherOpts, FetcherParams } from '@graphiql/toolkit';
import { parse, print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { withOwnDocument } from '../../bff/gateway/playground/own-document.ts';

/**
 * Runs an operation directly after its tab was opened, when GraphiQL still passes the parsed document of the previous
 * tab.
 * @returns the arguments with which the fetcher was called
 */
function sendAfter(previous: string, operation: FetcherParams) {
  const calls: { operation: FetcherParams; options: FetcherOpts | undefined }[] = [];
  const fetcher: Fetcher = (sent, options) => {
    calls.push({ operation: sent, options });
    return {};
  };
  void withOwnDocument(fetcher)(operation, { documentAST: parse(previous), headers: { a: 'b' } });
  return calls[0];
}

describe('an operation that is run right after its tab was opened', () => {
  it('is sent with its own document instead of the document of the previous tab', () => {
    const query = 'subscription Live { typing { isTyping } }';
    const sent = sendAfter('query Feed { feed { totalCount } }', { query, operationName: 'Live' });
    expect(parse(query)).toEqual(sent?.options?.documentAST);
    expect(sent?.options?.headers).toEqual({ a: 'b' });
    expect(sent?.operation.operationName).toBe('Live');
  });

  it('is sent without the operation name of the previous tab', () => {
    const query = 'subscription Live { typing { isTyping } }';
    const sent = sendAfter('query Feed { feed { totalCount } }', { query, operationName: 'Feed' });
    expect(sent?.operation).toEqual({ query, operationName: null });
  });

  it('is sent with the selected operation name if its document has several operations', () => {
    const query = 'query A { viewer { id } } query B { viewer { id } }';
    expect(sendAfter('query Feed { a }', { query, operationName: 'B' })?.operation.operationName).toBe('B');
  });

  it('is sent unchanged if its text is not valid GraphQL', () => {
    const previous = 'query Feed { feed { totalCount } }';
    const sent = sendAfter(previous, { query: 'query {', operationName: 'Feed' });
    expect(sent?.operation).toEqual({ query: 'query {', operationName: 'Feed' });
    expect(sent?.options?.documentAST && print(sent.options.documentAST)).toBe(print(parse(previous)));
  });
});
