import {
  Kind,
  OperationTypeNode,
  parse,
  print,
  separateOperations,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { withoutFiles } from './files.ts';
import { FILE } from './placeholder.ts';
import { isAnsweredBy, type Fragments, type Selecting } from './selections.ts';

export interface Copied {
  /** The URL of `/graphql`. */
  url: string;
  document: string;
  variables: Readonly<Record<string, unknown>>;
  headers: Readonly<Record<string, string>>;
}

/** An operation of the web app. GraphQL codegen generates a React hook for it. */
export interface AppOperation {
  name: string;
  /** The path of the file that exports the hook. */
  module: string;
  definition: OperationDefinitionNode;
  /** The fragments of all documents of the app. */
  fragments: Fragments;
}

/** Names that the code for a hook uses itself, and words that are no names in JavaScript modules. */
const TAKEN_NAMES = new Set([
  ...['data', 'loading', 'error', 'document', 'file', 'gql', 'arguments', 'await', 'break', 'case', 'catch', 'class'],
  ...['const', 'continue', 'debugger', 'default', 'delete', 'do', 'else', 'enum', 'eval', 'export', 'extends', 'false'],
  ...['finally', 'for', 'function', 'if', 'implements', 'import', 'in', 'instanceof', 'interface', 'let', 'new'],
  ...['null', 'package', 'private', 'protected', 'public', 'return', 'static', 'super', 'switch', 'this', 'throw'],
  ...['true', 'try', 'typeof', 'undefined', 'var', 'void', 'while', 'with', 'yield'],
]);

const pascal = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Returns the text of the chosen operation with its fragments, if the editor holds several operations. Otherwise
 * returns the text of the editor.
 * @param operationName the operation that GraphiQL would run
 * @throws {Error} if the editor holds several operations and none of them is chosen
 */
export function chosenOperation(text: string, operationName: string | undefined): string {
  if (operationsIn(text).length < 2) return text;
  const chosen = separateOperations(parse(text))[operationName ?? ''];
  if (!chosen) throw new Error('The editor holds several operations. Put the cursor into the one to copy.');
  return print(chosen);
}

/**
 * Returns a shell command (POSIX) that sends the operation with curl and prints the response.
 * @throws {Error} for a subscription, because subscriptions use a WebSocket; or if the document has several operations
 */
export function asCurl({ url, document, variables, headers }: Copied): string {
  requireHttp(document);
  const { sent, paths } = bodyOf(document, variables);
  const lines = [`curl ${inShell(url)}`];
  const header = ([name, value]: [string, string]) => `-H ${inShell(`${name}: ${value}`)}`;
  if (paths.length === 0) {
    lines.push(header(['content-type', 'application/json']), ...Object.entries(headers).map(header));
    lines.push(`--data-raw ${inShell(JSON.stringify(sent))}`);
  } else {
    lines.push(header(['apollo-require-preflight', 'true']), ...Object.entries(headers).map(header));
    lines.push(`--form-string ${inShell(`operations=${JSON.stringify(sent)}`)}`);
    lines.push(`--form-string ${inShell(`map=${JSON.stringify(mapOf(paths))}`)}`);
    lines.push(...paths.map((_, index) => `-F ${index}=@brasa.png`));
  }
  return lines.join(' \\\n  ');
}

/**
 * Returns a JavaScript module that sends the operation with `fetch` and stores the response in the variable `answer`.
 * @throws {Error} in the same cases as `asCurl`
 */
export function asFetch({ url, document, variables, headers }: Copied): string {
  requireHttp(document);
  const { sent, paths } = bodyOf(document, variables);
  const query = inTemplate(document);
  const values = indented(JSON.stringify(sent.variables, null, 2), '    ');
  if (paths.length === 0)
    return `const response = await fetch(${JSON.stringify(url)}, {
  method: 'POST',
  headers: ${indented(JSON.stringify({ 'content-type': 'application/json', ...headers }, null, 2), '  ')},
  body: JSON.stringify({
    query: ${query},
    variables: ${values},
  }),
});
const answer = await response.json();
console.log(answer);
`;
  const files = paths.map((_, index) => `body.set('${index}', file, 'brasa.png');`);
  return `// \`file\` is a File, as \`input.files[0]\`.
const operations = {
  query: ${query},
  variables: ${indented(values, '  ')},
};
const body = new FormData();
body.set('operations', JSON.stringify(operations));
body.set('map', ${JSON.stringify(JSON.stringify(mapOf(paths)))});
${files.join('\n')}
const response = await fetch(${JSON.stringify(url)}, {
  method: 'POST',
  headers: ${indented(JSON.stringify({ 'apollo-require-preflight': 'true', ...headers }, null, 2), '  ')},
  body,
});
const answer = await response.json();
console.log(answer);
`;
}

/**
 * Returns code that calls a generated hook of the web app if the hook fetches all that the document selects. Otherwise
 * the code calls Apollo's own hook with the document.
 * @param schema without it (the editor may not have loaded it yet), the code calls Apollo's own hook
 * @throws {Error} if the document has several operations
 */
export function asHook(
  { document, variables }: Copied,
  operations: readonly AppOperation[],
  schema: GraphQLSchema | null | undefined,
): string {
  const definition = operationIn(document);
  const sought = { definition, fragments: fragmentsIn(document), variables };
  const known = schema ? appOperationFor(sought, operations, schema) : undefined;
  const kind = pascal(definition.operation);
  const hook = known ? `use${hookName(known.name)}${kind}` : `use${kind}`;
  const name = definition.name?.value ?? 'anonymous';
  const { sent, paths } = bodyOf(document, variables);
  const values = JSON.stringify(paths.length === 0 ? sent.variables : variables, null, 2).replaceAll(
    JSON.stringify(FILE),
    'file',
  );
  const options = Object.keys(variables).length === 0 ? '' : `{ variables: ${values} }`;
  const call = [known ? '' : 'document', options].filter(Boolean).join(', ');
  const head = known
    ? `import { ${hook} } from '${known.module}';\n`
    : `import { gql } from '@apollo/client';
import { ${hook} } from '@apollo/client/react';

const document = gql${inTemplate(document)};
`;
  if (definition.operation !== OperationTypeNode.MUTATION)
    return `${head}
// In the component:
const { data, ${definition.operation === OperationTypeNode.QUERY ? 'loading, ' : ''}error } = ${hook}(${call});
`;
  const lower = name.charAt(0).toLowerCase() + name.slice(1);
  const run = lower === hook || TAKEN_NAMES.has(lower) ? `${lower}Mutation` : lower;
  if (known && isRefusable(known.definition))
    return `${head}
// In the component:
const { run: ${run}, loading } = ${hook}({
  done: (success) => console.log(success),
  failed: (problem) => console.error(problem),
});
// In the handler of an event:
await ${run}(${values});
`;
  return `${head}
// In the component:
const [${run}, { data, loading, error }] = ${hook}(${known ? '' : 'document'});
// In the handler of an event:
await ${run}(${options});
`;
}

/**
 * Returns true if the mutation selects the type `Refusal` of its result. The generated hook of such a mutation calls
 * the web app's `useResult`.
 */
function isRefusable({ operation, selectionSet }: OperationDefinitionNode) {
  return (
    operation === OperationTypeNode.MUTATION &&
    selectionSet.selections.some(
      (root) =>
        root.kind === Kind.FIELD &&
        root.selectionSet?.selections.some(
          (part) => part.kind === Kind.INLINE_FRAGMENT && part.typeCondition?.name.value === 'Refusal',
        ),
    )
  );
}

/** Reads the operations in the web app's GraphQL documents. @param files the texts of the documents by path */
export function readAppOperations(files: Readonly<Record<string, string>>): AppOperation[] {
  const fragments = new Map(Object.values(files).flatMap((text) => [...fragmentsIn(text)]));
  return Object.entries(files).flatMap(([path, text]) => {
    const module = path.replace(/([^/]+)\.graphql$/, 'generated/$1.ts');
    return operationsIn(text).flatMap((definition) =>
      definition.name ? [{ name: definition.name.value, module, definition, fragments }] : [],
    );
  });
}

/** Returns the operation's name in the form in which codegen uses it within the name of a hook. */
function hookName(operation: string) {
  return operation.split('_').map(pascal).join('');
}

/** Finds a web app's operation that accepts the variables and whose response contains that of the sought operation. */
function appOperationFor(sought: Selecting, operations: readonly AppOperation[], schema: GraphQLSchema) {
  const { definition, variables } = sought;
  const fitting = operations.filter(({ definition: other, fragments }) => {
    const declared = other.variableDefinitions ?? [];
    const names = new Set(declared.map(({ variable }) => variable.name.value));
    const required = declared.filter(({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue);
    return (
      Object.keys(variables).every((name) => names.has(name)) &&
      required.every(({ variable }) => Object.hasOwn(variables, variable.name.value)) &&
      isAnsweredBy(sought, { definition: other, fragments, variables }, schema)
    );
  });
  return fitting.find(({ name }) => name === definition.name?.value) ?? fitting[0];
}

function operationsIn(document: string) {
  return parse(document).definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
}

function fragmentsIn(document: string): Fragments {
  const fragments = parse(document).definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(fragments.map((each) => [each.name.value, each]));
}

/** @throws {Error} if the document does not have exactly one operation */
function operationIn(document: string) {
  const [operation, ...others] = operationsIn(document);
  if (!operation || others.length > 0) throw new Error('The editor must hold exactly one operation.');
  return operation;
}

function requireHttp(document: string) {
  if (operationIn(document).operation !== OperationTypeNode.SUBSCRIPTION) return;
  throw new Error('A subscription is answered on the socket: copy the hook, or read the recipe for it.');
}

function bodyOf(document: string, variables: Readonly<Record<string, unknown>>) {
  const paths: string[] = [];
  return { sent: { query: document, variables: withoutFiles(variables, 'variables', paths) }, paths };
}

function mapOf(paths: readonly string[]) {
  return Object.fromEntries(paths.map((path, index) => [index, [path]]));
}

function inShell(text: string) {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

function inTemplate(text: string) {
  return `\`${text.replaceAll(/[\\`]|\$(?=\{)/g, String.raw`\$&`).replaceAll('\r', String.raw`\r`)}\``;
}

function indented(text: string, by: string) {
  return text.replaceAll('\n', `\n${by}`);
}
