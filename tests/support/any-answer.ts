import { z } from 'zod';
import { isRecord } from '../../bff/gateway/is-record.ts';

const DAY = '2026-05-14T21:03:00.000Z';

/**
 * Returns a response body with every field that `schema` allows. Each list has `size` items, and all ids are different.
 */
export function anyAnswer(schema: z.ZodType, size: number): unknown {
  let made = 0;

  function valueOf(wire: unknown, key: string): unknown {
    if (!isRecord(wire)) return undefined;
    if ('const' in wire) return wire['const'];
    if (Array.isArray(wire['enum'])) return wire['enum'][0];
    const choices = wire['anyOf'] ?? wire['oneOf'] ?? wire['allOf'];
    if (Array.isArray(choices)) return valueOf(choices.find(isFuller) ?? choices[0], key);
    const type = wire['type'];
    if (type === 'object') return objectOf(wire);
    if (type === 'array') return Array.from({ length: size }, () => valueOf(wire['items'], key));
    if (type === 'integer' || type === 'number') return 1;
    if (type === 'boolean') return key === 'hasMore' ? false : true;
    if (type !== 'string') return undefined;
    if (/^dat|date|until|at$/i.test(key) || String(wire['format']).startsWith('date')) return DAY;
    made += 1;
    return key.startsWith('formatted') ? 'R$ 1,00' : `id-${made}`;
  }

  function objectOf({ properties }: Record<string, unknown>) {
    if (!isRecord(properties)) return {};
    return Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, valueOf(value, key)]));
  }

  return valueOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), '');
}

function isFuller(choice: unknown) {
  return isRecord(choice) && choice['type'] !== 'null' && choice['type'] !== undefined;
}
