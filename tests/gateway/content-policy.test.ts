import { createHash } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startGateway } from '../support/gateway.ts';
import { removeFolder } from '../support/remove-folder.ts';

const script = "document.documentElement.classList.add('member')";

const style = 'body { color: red }';

/** Returns the headers of a page that the gateway serves. */
async function headersOf({ usesStripe = false, production = false, body = '' } = {}) {
  const webDir = await mkdtemp(join(tmpdir(), 'brasa-policy-'));
  onTestFinished(() => removeFolder(webDir));
  await writeFile(join(webDir, 'index.html'), `<!doctype html><title>Brasa</title><script>${script}</script>${body}`);
  const { url } = await startGateway({}, { webDir, stripeKey: usesStripe ? 'pk_test_1' : undefined, production });
  return (await fetch(url)).headers;
}

/** Returns the content security policy of a page: the allowed sources by directive. */
async function policy(usesStripe: boolean, body = '') {
  const header = (await headersOf({ usesStripe, body })).get('content-security-policy') ?? '';
  return new Map(
    header.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

const hosts = (sources: readonly string[] = []) => sources.filter((source) => source.includes('.'));

it('without Stripe keys the content security policy allows no other host', async () => {
  const directives = await policy(false);
  expect([...directives.values()].flatMap(hosts)).toEqual([]);
  expect(directives.get('default-src')).toEqual(["'self'"]);
  expect(directives.has('frame-src')).toBe(false);
});

it('with Stripe keys the content security policy allows only the hosts of Stripe’s card form', async () => {
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
});

it.each([false, true])(
  'the content security policy allows no inline script or style (with Stripe: %s)',
  async (usesStripe) => {
    const directives = await policy(usesStripe);
    const loose = ["'unsafe-inline'", "'unsafe-eval'", "'unsafe-hashes'", '*', 'https:', 'http:'];
    for (const sources of directives.values()) expect(sources.filter((source) => loose.includes(source))).toEqual([]);
    expect(directives.get('style-src')).toEqual(["'self'"]);
    expect(directives.get('script-src-attr')).toEqual(["'none'"]);
    expect(directives.get('object-src')).toEqual(["'none'"]);
    expect(directives.get('base-uri')).toEqual(["'self'"]);
  },
);

it('the content security policy allows the inline script of the built page by its hash', async () => {
  const hash = createHash('sha256').update(script).digest('base64');
  expect((await policy(false)).get('script-src')).toEqual(["'self'", `'sha256-${hash}'`]);
});

it('the content security policy allows the stylesheet in the built page by its hash', async () => {
  const hash = createHash('sha256').update(style).digest('base64');
  expect((await policy(false, `<style>${style}</style>`)).get('style-src')).toEqual(["'self'", `'sha256-${hash}'`]);
});

it('pages are sent with headers against framing, sniffing, cross-origin use, referrers and device access', async () => {
  const headers = await headersOf();
  expect((await policy(false)).get('frame-ancestors')).toEqual(["'none'"]);
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('referrer-policy')).toBe('same-origin');
  expect(headers.get('permissions-policy')).toMatch(/geolocation=\(\).*usb=\(\)/);
  expect(headers.get('x-powered-by')).toBeNull();
  expect(headers.get('set-cookie')).toBeNull();
});

it('production sends Strict-Transport-Security for a year, and development sends none', async () => {
  expect((await headersOf()).get('strict-transport-security')).toBeNull();
  const header = (await headersOf({ production: true })).get('strict-transport-security');
  expect(header).toBe('max-age=31536000; includeSubDomains');
});
