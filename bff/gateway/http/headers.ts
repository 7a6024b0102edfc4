import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import helmet from 'helmet';

const self = "'self'";

interface PageOptions {
  webDir: string;
  production: boolean;
  usesStripe: boolean;
}

/**
 * The sources that a Content-Security-Policy has to allow according to Stripe's documentation: its script, its API, and
 * the frames of the card form and of the bank.
 */
const stripeSources = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  connect: ['https://api.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  image: ['https://*.stripe.com'],
};
const noSources: typeof stripeSources = { script: [], connect: [], frame: [], image: [] };

/**
 * Sets the headers of the web app's pages. Scripts come from our origin (and from Stripe, if it is used). The only
 * allowed inline scripts are those that the build wrote into the pages of `webDir`, by their hashes. Styles come from
 * files only: the policy blocks style elements and style attributes in HTML, but not the styles that a script sets.
 */
export function pageHeaders({ webDir, production, usesStripe }: PageOptions) {
  const stripe = usesStripe ? stripeSources : noSources;
  return secure(production, {
    'default-src': [self],
    'base-uri': [self],
    'connect-src': [self, 'ws:', 'wss:', 'blob:', ...stripe.connect],
    'font-src': [self],
    'form-action': [self],
    'frame-ancestors': ["'none'"],
    ...(usesStripe ? { 'frame-src': stripe.frame } : {}),
    'img-src': [self, 'data:', 'blob:', ...stripe.image],
    'manifest-src': [self],
    'media-src': [self, 'blob:'],
    'object-src': ["'none'"],
    'script-src': [self, ...inlineScriptHashes(webDir), ...stripe.script],
    'script-src-attr': ["'none'"],
    'style-src': [self],
    'worker-src': [self, 'blob:'],
  });
}

/**
 * Sets the headers of the playground, which production does not serve. The policy allows workers from blobs and inline
 * styles, because the playground's code editor uses both.
 */
export function playgroundHeaders() {
  return secure(false, {
    'default-src': [self],
    'connect-src': [self, 'ws:', 'wss:'],
    'font-src': [self, 'data:'],
    'frame-ancestors': ["'none'"],
    'img-src': [self, 'data:', 'blob:'],
    'object-src': ["'none'"],
    'script-src': [self],
    'style-src': [self, "'unsafe-inline'"],
    'worker-src': [self, 'blob:'],
  });
}

function secure(production: boolean, directives: Record<string, string[]>) {
  const headers = helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    strictTransportSecurity: production ? { maxAge: 31_536_000, includeSubDomains: true } : false, // seconds: a year
    // Sends no referrer to other sites, so that the target of a link, an ad or the quick-exit button cannot see that
    // the visitor comes from Brasa.
    referrerPolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  return headers;
}

/**
 * Lets our pages use the camera and the microphone, which the composer needs, and payment requests. Turns off the other
 * browser features.
 */
export const permissionsPolicy =
  'camera=(self), microphone=(self), geolocation=(), payment=(self), usb=(), interest-cohort=()';

function inlineScriptHashes(webDir: string) {
  const pages = readdirSync(webDir).filter((name) => name.endsWith('.html'));
  const hashes = pages.flatMap((name) => {
    const html = readFileSync(path.join(webDir, name), 'utf8');
    return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi)].map(([, script = '']) =>
      hashOf(script),
    );
  });
  return [...new Set(hashes)];
}

function hashOf(script: string) {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
