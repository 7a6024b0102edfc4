import { pascalCase } from 'change-case-all';
import { Kind } from 'graphql';

/**
 * A codegen plugin that generates one typed React hook per operation. The hook uses the TypedDocumentNode in the same
 * file. This plugin replaces the published hooks plugin, whose output does not type-check with Apollo Client 4.
 */
export function plugin(_schema, documents) {
  const operations = documents.flatMap(({ document }) =>
    document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION),
  );
  const used = [...new Set(operations.map(({ operation }) => `use${pascalCase(operation)}`))].sort();

  return {
    prepend: used.length > 0 ? [`import { ${used.join(', ')} } from '@apollo/client/react';`] : [],
    content: operations.map(hookFor).join('\n'),
  };
}

function hookFor({ name, operation, variableDefinitions }) {
  const base = pascalCase(name.value);
  const kind = pascalCase(operation);
  const types = `${base}${kind}, ${base}${kind}Variables`;
  // A query or subscription with a required variable: its hook must be called with options.
  const required = variableDefinitions.some(
    ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue,
  );
  const call = `use${kind}(${base}Document, options)`;

  if (operation === 'mutation') {
    return `export const use${base}${kind} = (options?: useMutation.Options<${types}>) => ${call};`;
  }
  return `export const use${base}${kind} = (options${required ? '' : '?'}: use${kind}.Options<${types}>) => ${call};`;
}
