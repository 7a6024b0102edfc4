import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { startMeasured } from './processes.ts';

export type Product = Awaited<ReturnType<typeof startProduct>>;

/** Returns the path of the built server. @throws when the server is not built */
export function shipped() {
  if (!existsSync('dist/bff/index.js')) throw new Error('Build first: npm run build');
  return 'dist/bff/index.js';
}

/** The settings of a built server in a bench. It runs in production mode, in which the last two must be set. */
export const productSettings = {
  DEMO: 'off',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
  MEDIA_SECRET: randomBytes(32).toString('hex'),
  AGE_ASSURANCE: 'self',
};

/** Starts the built product with a new data folder, which is removed when the product stops. */
export async function startProduct(env: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'brasa-bench-'));
  const own = { ...productSettings, DATA_DIR: dataDir, PLATFORM_PORT: '0', ...env };
  const server = await startMeasured(shipped(), own, '/readyz');
  return {
    ...server,
    dataDir,
    /** Stops the product and keeps its data folder. */
    end: () => server.stop(),
    async stop() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Sends a GraphQL operation.
 * @throws when the answer has errors or does not match `schema`
 */
export async function ask<Data>(
  url: string,
  schema: z.ZodType<Data>,
  query: string,
  variables: object,
  token?: string,
) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
  const { data, errors } = z.object({ data: z.unknown(), errors: z.unknown().optional() }).parse(await answer.json());
  if (errors !== undefined) throw new Error(`Answered with errors: ${JSON.stringify(errors)}`);
  return schema.parse(data);
}

const session = z.record(z.string(), z.unknown()).and(z.object({ token: z.string() }));
const registered = z.object({ register: z.object({ session }) });
const loggedIn = z.object({ logIn: z.object({ session }) });

const SESSION = 'session { token profileType userId name nickname imageUrl preferences }';

/** Returns the session as the web app stores it: with the platform's words (SPEC.md), not the names of the schema. */
function stored(given: z.infer<typeof session>) {
  const profileType = given['profileType'] === 'PROFESSIONAL' ? 'PROFISSIONAL' : 'FREE';
  return { ...given, profileType, preferences: [] };
}

/** Registers a member. @returns the session, as the web app stores it */
export async function register(url: string, name: string) {
  const input = {
    name,
    birthDate: '1990-05-14',
    email: `${name.toLowerCase()}@brasa.example`,
    password: 'brasa-acesa-42',
  };
  const query = `mutation ($input: RegisterInput!) { register(input: $input) {
    ... on RegisterSuccess { ${SESSION} } ... on Refusal { code message } } }`;
  return stored((await ask(url, registered, query, { input })).register.session);
}

/** Signs a member in. @returns the session, as the web app stores it */
export async function logIn(url: string, input: { email: string; password: string }) {
  const query = `mutation ($input: LogInInput!) { logIn(input: $input) {
    ... on LogInSuccess { ${SESSION} } ... on Refusal { code message } } }`;
  return stored((await ask(url, loggedIn, query, { input })).logIn.session);
}
