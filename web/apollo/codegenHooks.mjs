import { dirname, relative } from 'node:path';
import { pascalCase } from 'change-case-all';
import { Kind } from 'graphql';

/**
 * A codegen plugin that generates one typed React hook per operation. The hook of a mutation that the server may refuse
 * calls `useResult`, so that no component overlooks a refusal. The hook uses the TypedDocumentNode in the same file.
 * This plugin replaces the published hooks plugin, whose output does not type-check with Apollo Client 4.
 */
export function plugin(_schema, documents, _config, { outputFile }) {
  const operations = documents.flatMap(({ document }) =>
    document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION),
  );
  const own = operations.filter((node) => !isRefusable(node));
  const used = [...new Set(own.map(({ operation }) => `use${pascalCase(operation)}`))].sort();
  const prepend = used.length > 0 ? [`import { ${used.join(', ')} } from '@apollo/client/react';`] : [];
  if (own.length < operations.length) {
    const path = relative(dirname(outputFile), 'web/apollo/useResult.ts');
    prepend.push(`import { useResult, type ResultHandlers } from '${path}';`);
  }
  return { prepend, content: operations.map(hookFor).join('\n') };
}

function hookFor(node) {
  const { name, operation, variableDefinitions } = node;
  const base = pascalCase(name.value);
  const kind = pascalCase(operation);
  const hook = `use${base}${kind}`;
  if (isRefusable(node)) {
    const handlers = `ResultHandlers<${base}Mutation[keyof ${base}Mutation], ${base}MutationVariables>`;
    return `export const ${hook} = (handlers: ${handlers}) => useResult(${base}Document, handlers);`;
  }

  const types = `${base}${kind}, ${base}${kind}Variables`;
  // A query or subscription with a required variable: its hook must be called with options.
  const required = variableDefinitions.some(
    ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue,
  );
  const optional = operation === 'mutation' || !required ? '?' : '';
  const call = `use${kind}(${base}Document, options)`;
  return `export const ${hook} = (options${optional}: use${kind}.Options<${types}>) => ${call};`;
}

/** Returns true for a mutation that selects the type `Refusal` of its result. */
function isRefusable({ operation, selectionSet }) {
  return (
    operation === 'mutation' &&
    selectionSet.selections.some(({ selectionSet: result }) =>
      result?.selections.some(({ typeCondition }) => typeCondition?.name.value === 'Refusal'),
    )
  );
}
