import type { ProxyOptions } from 'vite';

/** What the gateway answers itself; under every other path there are pages and what belongs to them. */
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

/** For Vite's server: calls that are the gateway's go there, sockets too; none where there is no gateway. */
export function gatewayProxy(gateway: string | undefined): Record<string, ProxyOptions> {
  if (gateway === undefined) return {};
  return { [`^/(${ofTheGateway.join('|')})(?:[/?]|$)`]: { target: gateway, ws: true } };
}
