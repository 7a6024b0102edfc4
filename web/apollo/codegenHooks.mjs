import { dirname, relative } from 'node:path';
import { pascalCase, upperCaseFirst } from 'change-case-all';
import { Kind } from 'graphql';

/**
 * A codegen plugin that generates the typed React hooks of each operation and fragment. They use the TypedDocumentNode
 * in the same file. This plugin replaces the published hooks plugin, whose output does not type-check with Apollo
 * Client 4.
 *
 * - A query `Feed` has `useFeedQuery`, which takes `skipToken` too, `useFeedLazyQuery` and `useFeedSuspenseQuery`.
 * - A subscription has one hook, which takes `skipToken` too.
 * - A mutation has one hook. If the server may refuse the mutation, the hook calls `useResult`, so that no component  
 * overlooks a refusal.
 * - A component's fragment, such as `PersonItems_profile`, has `usePersonItemsProfileFragment`, which reads an object
 * of   the cache and renders again when one of the fragment's own fields changes.
 *
 * The build leaves out the hooks that no component calls.
 */
export function plugin(_schema, documents, _config, { outputFile }) {
  const definitions = documents.flatMap(({ document }) => document.definitions);
  const operations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const fragments = definitions.filter(
    (node) => node.kind === Kind.FRAGMENT_DEFINITION && node.name.value.includes('_'),
  );
  const own = operations.filter((node) => !isRefusable(node));
  const hooks = [
    ...own.flatMap(({ operation }) => (operation === 'query' ? queryHooks : [`use${pascalCase(operation)}`])),
    ...(fragments.length > 0 ? ['useFragment'] : []),
  ];
  const skips = own.some(({ operation }) => operation !== 'mutation') ? ['type SkipToken'] : [];
  const used = [...skips, ...new Set(hooks.sort())];
  const prepend = used.length > 0 ? [`import { ${used.join(', ')} } from '@apollo/client/react';`] : [];
  if (own.length < operations.length) {
    const path = relative(dirname(outputFile), 'web/apollo/useResult.ts');
    prepend.push(`import { useResult, type ResultHandlers } from '${path}';`);
  }
  return { prepend, content: [...operations.flatMap(hooksFor), ...fragments.map(fragmentHookFor)].join('\n') };
}

const queryHooks = ['useQuery', 'useLazyQuery', 'useSuspenseQuery'];

function hooksFor(node) {
  const { name, operation, variableDefinitions } = node;
  const base = pascalCase(name.value);
  const kind = pascalCase(operation);
  if (isRefusable(node)) {
    const handlers = `ResultHandlers<${base}Mutation[keyof ${base}Mutation], ${base}MutationVariables>`;
    return [`export const use${base}${kind} = (handlers: ${handlers}) => useResult(${base}Document, handlers);`];
  }

  const types = `${base}${kind}, ${base}${kind}Variables`;
  // A query or subscription with a required variable: its hook must be called with options.
  const required = variableDefinitions.some(
    ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue,
  );
  const hook = (/** @type {string} */ form, /** @type {string} */ parameter) =>
    `export const use${base}${form} = (${parameter}) => use${form}(${base}Document, options);`;
  const optional = required ? '' : '?';
  switch (operation) {
    case 'query':
      return [
        hook('Query', `options${optional}: SkipToken | useQuery.Options<${types}>`),
        hook('LazyQuery', `options?: useLazyQuery.Options<${types}>`),
        hook(
          'SuspenseQuery',
          `options${optional}: Omit<useSuspenseQuery.Options<${base}QueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>`,
        ),
      ];
    case 'subscription':
      return [hook(kind, `options${optional}: SkipToken | useSubscription.Options<${types}>`)];
    default:
      return [hook(kind, `options?: useMutation.Options<${types}>`)];
  }
}

function fragmentHookFor({ name: { value } }) {
  // The names that the plugins typescript-operations and typed-document-node give to the fragment's type and document.
  const type = `${value.split('_').map(upperCaseFirst).join('_')}Fragment`;
  const from = `useFragment.Options<${type}, Record<string, never>>['from'] & {}`;
  const options = `{ fragment: ${type}Doc, fragmentName: '${value}', from }`;
  return `export const use${pascalCase(value)}Fragment = (from: ${from}) => useFragment(${options});`;
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
