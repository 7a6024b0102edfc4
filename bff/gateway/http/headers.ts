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
 * The sources that Stripe's documentation requires in a Content-Security-Policy: its script, its API, and the frames of
 * the card form and of the bank.
 */
const stripeSources = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  connect: ['https://api.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  image: ['https://*.stripe.com'],
};
const noSources: typeof stripeSources = { script: [], connect: [], frame: [], image: [] };

/**
 * Returns a handler that sets the security headers of the web app's pages. Scripts may come from our origin, and from
 * Stripe if it is used. Inline scripts and style elements work only if the build wrote them into the pages of `webDir`:
 * the policy contains their hashes. The policy blocks style attributes in HTML, but not styles that a script sets.
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
    'script-src': [self, ...inlineHashes(webDir, 'script'), ...stripe.script],
    'script-src-attr': ["'none'"],
    'style-src': [self, ...inlineHashes(webDir, 'style')],
    'worker-src': [self, 'blob:'],
  });
}

/**
 * Returns a handler that sets the security headers of the playground, which is not served in production. The policy
 * allows web workers from blobs and inline styles, because the playground's code editor uses both.
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
    // Sends no `Referer` header to other sites. Otherwise the target of a link, of an ad or of the quick-exit button
    // could see that the visitor comes from Brasa.
    referrerPolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  return headers;
}

/**
 * Allows our pages to use the camera and the microphone, which the editor for new posts needs, and the Payment Request
 * API. Turns off other browser features.
 */
export const permissionsPolicy =
  'camera=(self), microphone=(self), geolocation=(), payment=(self), usb=(), interest-cohort=()';

/** Returns the hashes of the inline scripts or of the style elements in the pages of `webDir`. */
function inlineHashes(webDir: string, element: 'script' | 'style') {
  const inline = new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'gi');
  const pages = readdirSync(webDir).filter((name) => name.endsWith('.html'));
  const hashes = pages.flatMap((name) => {
    const html = readFileSync(path.join(webDir, name), 'utf8');
    return [...html.matchAll(inline)].map(([, content = '']) => hashOf(content));
  });
  return [...new Set(hashes)];
}

function hashOf(content: string) {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
