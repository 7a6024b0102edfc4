import { v4 as newId } from 'uuid';
import { z } from 'zod';
import {
  needsNewMember,
  type ByHand,
  type Collection,
  type Example,
  type Step,
  type Take,
  type ExampleVariables,
} from './collection.ts';
import { fetchWithFiles, reach, readAnswer } from './files.ts';
import { forgetNewcomers, shareNewcomer, takeNewcomer } from './newcomers.ts';
import { totp } from './totp.ts';

export interface Login {
  email: string;
  password: string;
}

export interface Surroundings {
  /** The origin of the gateway. If empty, it is the origin of the page. */
  origin: string;
  /** The login of one demo member. All demo members have the same password and the same e-mail domain. */
  login: Login | undefined;
  /**
   * Supplies a value that no operation returns, such as a code from a mail.
   * @param wanted describes the value; `to` is the recipient of the mail
   * @param known the values that the run has collected so far
   */
  handOver(wanted: ByHand, known: ReadonlyMap<string, string>): Promise<string>;
}

export interface Opened {
  document: string;
  variables: ExampleVariables;
  headers: Record<string, string>;
  /** Runs the step that causes the first event of a subscription, each time it is called. */
  causeEvent(): Promise<void>;
}

interface Persona extends Login {
  id: string;
  token: string;
}

const answer = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(z.object({ message: z.string(), extensions: z.object({ code: z.string().optional() }).optional() }))
    .min(1)
    .optional(),
});
const anything = z.record(z.string(), z.unknown());
const list = z.array(z.unknown());
const refusal = z.object({ code: z.string(), message: z.string() });
const nextPage = z.object({ hasNextPage: z.literal(true), endCursor: z.string() });
const NEWCOMERS = /^newcomer\d?$/;
const NEW_PASSWORD = 'ventania-azul-77';
const DAY_MS = 86_400_000;
const WAIT_MS = 100;
const MAX_WAITS = 100;
/** The codes of faults that say nothing about the member who sent the operation. */
const OUTAGES = new Set(['UPSTREAM_UNAVAILABLE', 'INTERNAL_SERVER_ERROR']);

/** Thrown if the gateway answers an operation with a refusal, with a fault, or without a value that is needed. */
class Rejection extends Error {
  /** @param code the code of the refusal or of the fault */
  constructor(
    message: string,
    readonly code?: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/**
 * Signs in as the persona of an example, runs the steps that the example needs first, and fills the values of these
 * steps into the example's variables.
 * @throws {Error} with the name of the failed step
 */
export async function openExample(collection: Collection, id: string, around: Surroundings): Promise<Opened> {
  const example = named(collection, id);
  const run = new Run(collection, around, needsNewMember(collection, id));
  const variables = await run.prepare(example, example.as);
  return {
    document: example.document,
    variables,
    headers: await run.headersOf(example.as),
    causeEvent: async () => {
      // Omits `take`, because a step is skipped once its values are known.
      if (example.event) await run.step({ ...example.event, take: undefined }, example.as);
    },
  };
}

/** Sends an operation over HTTP and returns its data. @throws {Rejection} if the response contains GraphQL errors */
export async function sendOperation(
  { origin }: Pick<Surroundings, 'origin'>,
  document: string,
  variables: ExampleVariables,
  headers: Record<string, string>,
) {
  const response = await fetchWithFiles(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query: document, variables }),
  });
  const { data, errors } = await readAnswer(response, answer);
  if (errors) throw new Rejection(errors.map(({ message }) => message).join(' '), errors[0]?.extensions?.code);
  return data ?? {};
}

/** Returns the first refusal among the root fields of a response's data; undefined if there is none. */
export function refusalIn(data: Readonly<Record<string, unknown>>) {
  return Object.values(data)
    .map((value) => refusal.safeParse(value).data)
    .find((found) => found !== undefined);
}

/** The values and the signed-in personas that belong to one opened example. */
class Run {
  private readonly known = new Map<string, string>();
  private readonly personas = new Map<string, Promise<Persona>>();
  /** The examples that are being prepared. */
  private readonly preparing = new Set<Example>();

  constructor(
    private readonly collection: Collection,
    private readonly around: Surroundings,
    private readonly needsNewMember: boolean,
  ) {}

  /**
   * Runs the steps that the example needs first, and returns the example's variables. If a step is refused with the
   * code of the refusal that the example declares, the steps end there, because the example gets this refusal too.
   */
  async prepare(example: Example, as: string, variables = example.variables): Promise<ExampleVariables> {
    if (!this.preparing.has(example)) {
      this.preparing.add(example);
      try {
        for (const step of example.first) await this.step(step, as);
      } catch (error) {
        if (example.refusal === undefined || !isRejection(error) || error.code !== example.refusal) throw error;
      } finally {
        this.preparing.delete(example);
      }
    }
    for (const [name, wanted] of Object.entries(example.byHand)) {
      if (this.known.has(name)) continue;
      const to = String(await this.fill(wanted.to));
      this.known.set(name, await this.around.handOver({ ...wanted, to }, this.known));
    }
    return z.record(z.string(), z.json()).parse(await this.fill(variables));
  }

  async step(step: Step, asExample: string) {
    const taken = Object.entries(step.take ?? {});
    if (taken.length > 0 && taken.every(([name]) => this.known.has(name))) return;
    const as = step.as ?? asExample;
    try {
      for (let waits = 0; ; waits += 1) {
        const missing = await this.missingAfter(step, as);
        if (missing === undefined) return;
        if (!step.wait || waits === MAX_WAITS) throw new Rejection(`The answer has no ${missing}.`);
        await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
      }
    } catch (cause) {
      // The history of the shared members may be the reason, such as a rate limit that they have reached.
      if (!this.needsNewMember && isRejection(cause)) forgetNewcomers();
      const message = `The step ${step.run} failed: ${cause instanceof Error ? cause.message : String(cause)}`;
      throw isRejection(cause) ? new Rejection(message, cause.code, { cause }) : new Error(message, { cause });
    }
  }

  /**
   * Runs a step and reads its values. If a value is an item of a list, looks for the item on all pages of the list.
   * @param after the cursor of the page before the one to read
   * @returns the name of a value that the response does not contain; undefined if it contains all of them
   */
  private async missingAfter(step: Step, as: string, after?: string): Promise<string | undefined> {
    const takes = Object.entries(step.take ?? {});
    const data = step.run.startsWith('script:') ? await this.script(step.run) : await this.operation(step, as, after);
    const values = await Promise.all(takes.map(async ([name, take]) => [name, await this.take(data, take)] as const));
    for (const [name, value] of values) if (value !== undefined) this.known.set(name, value);
    const [missing] = values.find(([, value]) => value === undefined) ?? [];
    if (missing === undefined) return undefined;
    const next = takes.map(([, take]) => cursorAfter(data, take)).find((cursor) => cursor !== undefined);
    return next === undefined || next === after ? missing : await this.missingAfter(step, as, next);
  }

  async headersOf(as: string): Promise<Record<string, string>> {
    if (as === 'visitor') return {};
    if (as === 'suspended') return { authorization: `Bearer ${this.known.get('access') ?? ''}` };
    return { authorization: `Bearer ${(await this.persona(as)).token}` };
  }

  private async operation(step: Step, as: string, after?: string) {
    const example = named(this.collection, step.run);
    const prepared = await this.prepare(example, as, step.variables);
    const variables = { ...prepared, ...(after !== undefined && { after }) };
    const data = await sendOperation(this.around, example.document, variables, await this.headersOf(as));
    const refused = refusalIn(data);
    if (refused) throw new Rejection(`${refused.code}: ${refused.message}`, refused.code);
    return data;
  }

  private async script(name: string): Promise<Record<string, unknown>> {
    if (name === 'script:authenticator') return { code: await totp(this.known.get('secret') ?? '') };
    if (name === 'script:payByCard') return await this.payByCard();
    if (name === 'script:payAndSaveCard') return await this.payByCard({ setup_future_usage: 'off_session' });
    if (name === 'script:refuseAgeCheck') return await this.refuseAgeCheck();
    throw new Error('There is no such script.');
  }

  /** Pays the payment `{intentId}` with a test card, by the same call as the sandbox's card form. */
  private async payByCard(more: Record<string, string> = {}) {
    const card = { number: '4242424242424242', exp_month: '12', exp_year: '2040', cvc: '123' };
    const fields = Object.entries(card).map(([name, value]) => [`payment_method_data[card][${name}]`, value]);
    const body = new URLSearchParams([
      ['client_secret', this.known.get('clientSecret') ?? ''],
      ['payment_method_data[type]', 'card'],
      ...fields,
      ...Object.entries(more),
    ]);
    const path = `/sandbox/v1/payment_intents/${this.known.get('intentId') ?? ''}/confirm`;
    const headers = { authorization: 'Bearer pk_test_sandbox' };
    const response = await reach(this.around.origin + path, { method: 'POST', headers, body });
    return await readAnswer(response, anything);
  }

  /** Refuses the age check `{ageCheck}` on the page of the simulated provider. */
  private async refuseAgeCheck() {
    const path = this.known.get('ageCheck') ?? '';
    if (!path.startsWith('/sandbox/')) throw new Error('Only the simulated provider refuses a check on demand.');
    const body = new URLSearchParams({ outcome: 'minor' });
    await reach(this.around.origin + path, { method: 'POST', body, redirect: 'manual' });
    return {};
  }

  private async take(data: unknown, take: Take): Promise<string | undefined> {
    const found = typeof take === 'string' ? at(data, take) : await this.findIn(data, take);
    return typeof found === 'string' || typeof found === 'number' ? String(found) : undefined;
  }

  private async findIn(data: unknown, { in: path, where, take }: Exclude<Take, string>) {
    const wanted = Object.entries(z.record(z.string(), z.string()).parse(await this.fill(where)));
    const items = list.safeParse(at(data, path)).data ?? [];
    const fits = (item: unknown) => wanted.every(([inItem, value]) => String(at(item, inItem)) === value);
    return at(items.find(fits), take);
  }

  /**
   * Replaces each `{name}` in all texts of the value by the value of that name. A text that is exactly `{#name}`
   * becomes a number.
   */
  private async fill(value: unknown): Promise<unknown> {
    if (Array.isArray(value)) return await Promise.all(value.map((each) => this.fill(each)));
    if (typeof value === 'object' && value !== null) {
      const filled: Record<string, unknown> = {};
      for (const [name, each] of Object.entries(value)) filled[name] = await this.fill(each);
      return filled;
    }
    if (typeof value !== 'string') return value;
    const alone = /^\{#([^{}]+)\}$/.exec(value)?.[1];
    if (alone !== undefined) return Number(await this.valueOf(alone));
    let text = value;
    for (const [all, name = ''] of value.matchAll(/\{([^{}#]+)\}/g)) text = text.replace(all, await this.valueOf(name));
    return text;
  }

  private async valueOf(name: string): Promise<string> {
    const known = this.known.get(name);
    if (known !== undefined) return known;
    if (name === 'uuid') return newId();
    if (name === 'deviceSecret') return randomText(43);
    if (name === 'origin') return this.around.origin || location.origin;
    if (name === 'month') return saoPauloDay(0).slice(0, 7);
    const days = /^today(?:\+(\d+))?$/.exec(name);
    if (days) return saoPauloDay(Number(days[1] ?? 0));
    const [, who = '', what] = /^(\w+)\.(id|email|password)$/.exec(name) ?? [];
    if (what === 'id') return (await this.persona(who)).id;
    if (what === 'email') return (await this.persona(who)).email;
    if (what === 'password') return (await this.persona(who)).password;
    throw new Error(`No step gives {${name}}.`);
  }

  private persona(name: string): Promise<Persona> {
    const signedIn = this.personas.get(name) ?? (NEWCOMERS.test(name) ? this.newcomer(name) : this.demoMember(name));
    this.personas.set(name, signedIn);
    return signedIn;
  }

  private async demoMember(name: string): Promise<Persona> {
    const { login } = this.around;
    if (!login) throw new Error('There is no demo world here.');
    return await logIn(this.collection, this.around, {
      email: login.email.replace(/^[^@]+/, name),
      password: login.password,
    });
  }

  /**
   * Signs in as the member that the examples of this page share, or registers one. Registers no other member because of
   * an outage or a rate limit, which would also use up the sign-ups of the address.
   */
  private async newcomer(name: string): Promise<Persona> {
    if (name === 'newcomer' && this.needsNewMember) return await registerMember(this.collection, this.around);
    const email = takeNewcomer(name);
    const login = email === undefined ? undefined : { email, password: NEW_PASSWORD };
    const shared =
      login &&
      (await logIn(this.collection, this.around, login).catch((error: unknown) => {
        if (!isRejection(error) || error.code === 'RATE_LIMITED') throw error;
        return undefined;
      }));
    if (shared) return shared;
    const registered = await registerMember(this.collection, this.around);
    shareNewcomer(name, registered.email);
    return registered;
  }
}

/** Signs in as a member. @throws {Rejection} with the reason for the user if the gateway does not start a session */
export async function logIn(
  collection: Collection,
  around: Pick<Surroundings, 'origin'>,
  { email, password }: Login,
): Promise<Persona> {
  const document = named(collection, 'accounts/logIn').document;
  const data = await sendOperation(around, document, { input: { email, password } }, {});
  return { email, password, ...signedInBy(data, 'logIn') };
}

/** Registers a new member with a random e-mail address. @throws {Rejection} if the platform refuses the member */
export async function registerMember(collection: Collection, around: Pick<Surroundings, 'origin'>): Promise<Persona> {
  const [email, password] = [`${newId()}@brasa.example`, NEW_PASSWORD];
  const input = { name: 'Perfil de teste', birthDate: '1990-05-01', email, password };
  const document = named(collection, 'accounts/register').document;
  const data = await sendOperation(around, document, { input }, {});
  return { email, password, ...signedInBy(data, 'register') };
}

function signedInBy(data: Readonly<Record<string, unknown>>, field: string) {
  const token = at(data, `${field}.session.token`);
  const id = at(data, `${field}.session.userId`);
  if (typeof token !== 'string' || typeof id !== 'string')
    throw new Rejection(reasonIn(data) ?? 'This member has a second sign-in step. The example finishLogIn takes it.');
  return { token, id };
}

/** Returns the message of a refusal, or of a suspended account. */
function reasonIn(data: Readonly<Record<string, unknown>>) {
  return Object.values(data)
    .map((value) => at(value, 'message'))
    .find((message) => typeof message === 'string');
}

/** Returns whether an error is an answer of the gateway to this member, and not an outage. */
function isRejection(error: unknown): error is Rejection {
  return error instanceof Rejection && !OUTAGES.has(error.code ?? '');
}

function named(collection: Collection, id: string) {
  const example = collection.get(id);
  if (!example) throw new Error(`There is no example ${id}.`);
  return example;
}

/** Returns the cursor of the next page of the list in which a value is looked for; undefined after the last page. */
function cursorAfter(data: unknown, take: Take) {
  if (typeof take === 'string') return undefined;
  return nextPage.safeParse(at(data, take.in.replace(/edges$/, 'pageInfo'))).data?.endCursor;
}

/** Returns the value at a path such as `feed.edges.0.node.id`. */
function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce(
      (inner: unknown, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
      value,
    );
}

/** Returns the date in São Paulo this number of days from now, as YYYY-MM-DD. */
function saoPauloDay(days: number) {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(Date.now() + days * DAY_MS);
}

function randomText(length: number) {
  return crypto.getRandomValues(new Uint8Array(length)).reduce((text, byte) => text + (byte % 36).toString(36), '');
}
