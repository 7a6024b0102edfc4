import type { ProxyOptions } from 'vite';

/** The paths that the gateway serves. All other paths are pages of the app and their files. */
const ofTheGateway = [
  'api',
  'backup',
  'go',
  'graphql',
  'healthz',
  'internal',
  'media',
  'metrics',
  'meus-dados',
  'payments\\.csv',
  'playground',
  'readyz',
  'sandbox',
];

/**
 * Returns the proxy settings of Vite, which forward the gateway's paths and WebSockets to the gateway. Returns no
 * settings if there is no gateway.
 */
export function gatewayProxy(gateway: string | undefined): Record<string, ProxyOptions> {
  if (gateway === undefined) return {};
  return { [`^/(${ofTheGateway.join('|')})(?:[/?]|$)`]: { target: gateway, ws: true } };
}
