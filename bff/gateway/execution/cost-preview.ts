import { Upload } from 'graphql-upload-minimal';
import { isRecord } from '../is-record.ts';
import { FILE } from '../playground/placeholder.ts';
import type { Documents } from './documents.ts';
import type { Executor } from './executor.ts';
import type { CostReport } from './limits.ts';

/** The cost of an operation, or the reason why it cannot be computed. */
export type CostPreview = { cost: CostReport } | { problem: string };

/**
 * Creates a function that computes the cost of the operation in a GraphQL request body without executing it. Documents
 * pass the same checks as in a real request.
 */
export function createCostPreview(documents: Documents, executor: Executor) {
  return (body: unknown): CostPreview => {
    if (!isRecord(body) || typeof body['query'] !== 'string') return { problem: 'There is no query.' };
    const { query, operationName, variables } = body;
    const read = documents.read(query);
    if ('errors' in read) return { problem: read.errors[0]?.message ?? '' };
    const name = typeof operationName === 'string' ? operationName : undefined;
    if (!executor.operationOf(read.document, name)) return { problem: 'Which operation is meant?' };
    const cost = executor.costOf(read.document, name, withFiles(variables));
    return cost ? { cost } : { problem: 'The variables do not fit the operation.' };
  };
}

/** Returns the variables with an upload in place of each placeholder, as in the multipart request of the playground. */
function withFiles(variables: unknown) {
  if (!isRecord(variables)) return {};
  const filled: unknown = JSON.parse(JSON.stringify(variables), (_name, value: unknown) =>
    value === FILE ? new Upload() : value,
  );
  return isRecord(filled) ? filled : {};
}
