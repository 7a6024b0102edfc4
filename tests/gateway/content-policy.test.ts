import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startGateway } from '../support/gateway.ts';

/** Sources by directive, of a page that the gateway serves. */
async function policy(usesStripe: boolean) {
  const webDir = await mkdtemp(join(tmpdir(), 'brasa-policy-'));
  onTestFinished(() => rm(webDir, { recursive: true, force: true }));
  await writeFile(join(webDir, 'index.html'), '<!doctype html><title>Brasa</title>');
  const { url } = await startGateway({}, { webDir, usesStripe });
  const header = (await fetch(url)).headers.get('content-security-policy') ?? '';
  return new Map(
    header.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

const hosts = (sources: readonly string[] = []) => sources.filter((source) => source.includes('.'));

it('without keys of Stripe, pages reach nobody but us', async () => {
  const directives = await policy(false);
  expect([...directives.values()].flatMap(hosts)).toEqual([]);
  expect(directives.get('default-src')).toEqual(["'self'"]);
  expect(directives.has('frame-src')).toBe(false);
});

it('with them, pages reach the hosts that Stripe names for its card form, and no other', async () => {
  const directives = await policy(true);
  const reached = Object.fromEntries(
    [...directives].map(([name, sources]) => [name, hosts(sources)] as const).filter(([, found]) => found.length > 0),
  );
  expect(reached).toEqual({
    'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
    'connect-src': ['https://api.stripe.com'],
    'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    'img-src': ['https://*.stripe.com'],
  });
  for (const sources of directives.values()) expect(sources).not.toContain("'unsafe-eval'");
});
