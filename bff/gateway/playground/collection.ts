import { Kind, parse, type OperationTypeNode } from 'graphql';
import { z } from 'zod';

const json = z.record(z.string(), z.json());

/**
 * A path in the response, such as `feed.edges.0.node.id`. With `in` and `where`, the path starts at the first item of
 * the list `in` that matches `where`.
 */
const take = z.union([
  z.string(),
  z.strictObject({ in: z.string(), where: z.record(z.string(), z.string()), take: z.string() }),
]);

const step = z.strictObject({
  /**
   * The example to run, such as `posts/feed`, or a script of `run.ts`, such as `script:payByCard`. A step may run its
   * own example, to wait until its response contains a value. The example's steps are then not run again.
   */
  run: z.string(),
  /** The persona (the member or visitor) that runs the step. By default, it is the persona of the example. */
  as: z.string().optional(),
  /** The variables of the step. By default, they are the variables of the example that the step runs. */
  variables: json.optional(),
  /**
   * The values that the step reads from its response, by name, for variables and later steps. The step is skipped if
   * all of them are known already.
   */
  take: z.record(z.string(), take).optional(),
  /**
   * If true, repeats the step until its response contains the values of `take`, because the platform produces them in
   * the background.
   */
  wait: z.boolean().default(false),
});

/**
 * A variable that no earlier operation can supply, because its value comes by mail or from the browser's passkey
 * dialog.
 */
const byHand = z.strictObject({
  from: z.enum(['mailCode', 'mailLink', 'passkey', 'passkeyAnswer']),
  /** The e-mail address that receives the mail. */
  to: z.string().default(''),
  /** Words in the mail that distinguish it from other mails to the same address. */
  words: z.string().default(''),
  /** The path of the link in the mail. */
  path: z.string().default(''),
});

const settings = z.strictObject({
  /** The description of the example, in one or two sentences. */
  about: z.string(),
  /**
   * The persona that sends the operation: `visitor`, the local part of a demo member's e-mail address, or `newcomer` or
   * `newcomer2` for the members that this page registers and that its examples share.
   */
  as: z.string(),
  /**
   * If true, `newcomer` is a member that is registered for this opening alone: the example ends the member's account,
   * sessions or password, or shows nothing if they have done the same before. An example with a step that runs this
   * one registers such a member too. Sign-ups have the narrowest rate limit, so most examples share their members.
   */
  needsNewMember: z.boolean().default(false),
  first: z.array(step).default([]),
  /**
   * The variables of the operation. A text may contain `{name}`, a value that a step read; `{sol.id}`, a value of a
   * persona; or a generated value such as `{uuid}`, `{today+3}` or `{origin}`, the address of the gateway.
   */
  variables: json.default({}),
  byHand: z.record(z.string(), byHand).default({}),
  /** The step that causes the first event of a subscription. If absent, the first event arrives immediately. */
  event: step.optional(),
  /**
   * If true, the example that `event` runs causes the event also if it is opened by itself, and the pane links to it in
   * a second tab of the browser.
   */
  secondTab: z.boolean().default(false),
  /**
   * The code of the refusal that the operation gets from a product that was started by `npm start` with default
   * settings. If absent, the operation succeeds. The set-up ends at a step that gets the same refusal.
   */
  refusal: z.string().optional(),
});

export type Take = z.infer<typeof take>;
export type Step = z.infer<typeof step>;
export type ByHand = z.infer<typeof byHand>;
export type ExampleVariables = z.infer<typeof json>;

export interface Example extends z.infer<typeof settings> {
  /** The domain and the name of the file, such as `posts/feed`. */
  id: string;
  domain: string;
  document: string;
  kind: OperationTypeNode;
  /** The names of the root fields that the document selects. */
  fields: string[];
}

export type Collection = ReadonlyMap<string, Example>;

/**
 * Builds the playground's collection of examples from the files `<domain>/<name>.graphql` (the operations) and
 * `<domain>/<name>.json` (their variables and settings).
 * @param files the texts of the files by path
 * @throws {Error} with the path of an invalid file
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

/** Returns true if an opening of the example registers a member of its own, for itself or for one of its steps. */
export function needsNewMember(collection: Collection, id: string): boolean {
  const example = collection.get(id);
  if (!example) return false;
  const steps = example.event ? [...example.first, example.event] : example.first;
  return example.needsNewMember || steps.some(({ run }) => run !== id && needsNewMember(collection, run));
}

/** Returns the examples whose name, domain, kind and description together contain every word of the search text. */
export function search(collection: Collection, words: string): Example[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return [...collection.values()].filter(({ id, kind, about }) => {
    const text = `${id} ${kind} ${about}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
