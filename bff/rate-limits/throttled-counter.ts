import { Counter, type Registry } from 'prom-client';
import { families, type FamilyName } from './families.ts';

/**
 * Creates a metric that counts the throttled calls of each family. The count of every family starts at 0, so that its
 * first throttled call is visible as an increase.
 */
export function createThrottledCounter(registers: Registry[]) {
  const counter = new Counter({
    name: 'brasa_rate_limited_total',
    help: 'Calls answered 429 by family of calls (OPERATING.md, "Rate limits").',
    labelNames: ['family'],
    registers,
  });
  for (const family of Object.keys(families)) counter.inc({ family }, 0);
  return (family: FamilyName) => counter.inc({ family });
}
