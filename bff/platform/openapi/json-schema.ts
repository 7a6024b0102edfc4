import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;

/** A JSON Schema, and the named schemas that it references as `#/components/schemas/…`. */
export interface Described {
  schema: JsonSchema;
  components: Record<string, JsonSchema>;
}

const object = z.record(z.string(), z.unknown());

/**
 * Converts a zod schema to JSON Schema 2020-12.
 * @param io 'input' for a value before zod parses it (requests), 'output' for the parsed value (responses)
 */
export function describe(schema: z.ZodType, io: 'input' | 'output'): Described {
  const known = described[io].get(schema);
  if (known) return known;
  const made = describeAnew(schema, io);
  described[io].set(schema, made);
  return made;
}

/** Caches the converted schemas, because many calls share a schema, such as the schema of a refusal. */
const described = { input: new WeakMap<z.ZodType, Described>(), output: new WeakMap<z.ZodType, Described>() };

function describeAnew(schema: z.ZodType, io: 'input' | 'output'): Described {
  // Wraps the schema in an object, because zod writes a reference to a named schema only inside another schema.
  const { $defs, properties } = z.toJSONSchema(z.object({ it: schema }), {
    io,
    unrepresentable: 'any',
    override: io === 'input' ? overrideInput : undefined,
  });
  const components = object.parse(withComponentRefs($defs ?? {}));
  return {
    schema: object.parse(withComponentRefs(properties?.['it'])),
    components: Object.fromEntries(Object.entries(components).map(([name, each]) => [name, withoutId(each)])),
  };
}

type Override = NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override'];

/**
 * Describes a preprocessed value by the schema that parses it after the preprocessing. Marks a field of an object as
 * required only if the field's schema rejects undefined.
 */
const overrideInput: Override = ({ zodSchema, jsonSchema }) => {
  const { def } = zodSchema._zod;
  if (def.type === 'pipe' && def.in._zod.def.type === 'transform') {
    Object.assign(jsonSchema, z.toJSONSchema(def.out, { io: 'input', unrepresentable: 'any' }));
    delete jsonSchema.$schema;
  }
  if (def.type === 'object') {
    const required = Object.entries(def.shape).filter(([, each]) => !z.safeParse(each, undefined).success);
    delete jsonSchema.required;
    if (required.length > 0) jsonSchema.required = required.map(([name]) => name);
  }
};

function withoutId(schema: unknown): JsonSchema {
  const copy = object.parse(schema);
  delete copy['id'];
  return copy;
}

function withComponentRefs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withComponentRefs);
  if (typeof value === 'string') return value.replace(/^#\/\$defs\//, '#/components/schemas/');
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withComponentRefs(each)]));
}
