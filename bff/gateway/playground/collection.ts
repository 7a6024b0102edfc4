import { Kind, parse, type OperationTypeNode } from 'graphql';
import { z } from 'zod';

const json = z.record(z.string(), z.json());

/** A path in the answer, as `feed.edges.0.node.id`; with `where`, the path within the first fitting item of a list. */
const take = z.union([
  z.string(),
  z.strictObject({ in: z.string(), where: z.record(z.string(), z.string()), take: z.string() }),
]);

const step = z.strictObject({
  /** The example to run, as `posts/feed`; or a script of `run.ts`, as `script:payByCard`. */
  run: z.string(),
  /** The persona of the step; absent: the persona of the example. */
  as: z.string().optional(),
  /** The variables of the step, by default those of the example that it runs. */
  variables: json.optional(),
  /** The values for later steps and variables, by name. The run leaves a step out when it knows all of them. */
  take: z.record(z.string(), take).optional(),
  /** Repeats the step until its answer has the values: for work that the platform does in the background. */
  wait: z.boolean().default(false),
});

/** Variables that no earlier operation can supply, because their values come by mail or from an authenticator app. */
const byHand = z.strictObject({
  from: z.enum(['mailCode', 'mailLink', 'passkey', 'passkeyAnswer']),
  /** The address of the mail. */
  to: z.string().default(''),
  /** Words of the mail, for an address that gets several. */
  words: z.string().default(''),
  /** The path of the link in the mail. */
  path: z.string().default(''),
});

const settings = z.strictObject({
  /** The description, in one or two sentences. */
  about: z.string(),
  /**
   * The caller: `visitor`, a demo member by the local part of the address, or `newcomer`, a member registered for the
   * run.
   */
  as: z.string(),
  first: z.array(step).default([]),
  /**
   * `{name}` is replaced by a value of a step, by one of a persona (`{sol.id}`), or by a new one (`{uuid}`,
   * `{today+3}`).
   */
  variables: json.default({}),
  byHand: z.record(z.string(), byHand).default({}),
  /** The step that causes the first event of a subscription. Without it the first event comes at once. */
  event: step.optional(),
  /** The code of the refusal that a plain `npm start` answers. Absent: the operation succeeds. */
  refusal: z.string().optional(),
});

export type Take = z.infer<typeof take>;
export type Step = z.infer<typeof step>;
export type ByHand = z.infer<typeof byHand>;
export type ExampleVariables = z.infer<typeof json>;

export interface Example extends z.infer<typeof settings> {
  /** The domain and the file's name, as `posts/feed`. */
  id: string;
  domain: string;
  document: string;
  kind: OperationTypeNode;
  /** The root fields of the document. */
  fields: string[];
}

export type Collection = ReadonlyMap<string, Example>;

/**
 * Builds the collection from its files: `<domain>/<name>.graphql` and `<domain>/<name>.json` by their paths.
 * @throws {Error} naming the file, for one that is not well formed
 */
export function collect(files: Readonly<Record<string, string>>): Collection {
  const documents = Object.entries(files).filter(([path]) => path.endsWith('.graphql'));
  const examples = documents.map(([path, document]) => {
    const id = path.replace(/\.graphql$/, '');
    try {
      return [id, read(id, document, files[`${id}.json`] ?? '')] as const;
    } catch (cause) {
      throw new Error(`${path} is no example`, { cause });
    }
  });
  return new Map(examples.sort(([one], [other]) => one.localeCompare(other)));
}

function read(id: string, document: string, about: string): Example {
  const [operation, ...others] = parse(document).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION || others.some(({ kind }) => kind !== Kind.FRAGMENT_DEFINITION))
    throw new Error('An example is one operation and its fragments.');
  const fields = operation.selectionSet.selections.flatMap((each) =>
    each.kind === Kind.FIELD ? [each.name.value] : [],
  );
  const [domain = ''] = id.split('/');
  return { ...settings.parse(JSON.parse(about)), id, domain, document, kind: operation.operation, fields };
}

/** Returns the examples that contain each word of the search in their name, domain, kind or description. */
export function search(collection: Collection, words: string): Example[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return [...collection.values()].filter(({ id, kind, about }) => {
    const text = `${id} ${kind} ${about}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
