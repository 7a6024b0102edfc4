import { z } from 'zod';
import { highlightTypes } from '../../ads/ads.table.ts';
import { genderCategories } from '../../db/schema.ts';

/**
 * The zod schemas of the REST API's responses. Each schema is strict: a test fails if a response has a field that the
 * schema does not list.
 */

export const guid = z.guid();
export const instant = z.iso.datetime();
export const day = z.iso.date();
export const count = z.int().min(0);
export const centavos = z.int();
export const maybe = <Schema extends z.ZodType>(schema: Schema) => schema.nullable();
export const cursor = z.string().optional();
export const total = z.strictObject({ total: count });

export function namedSchema<Schema extends z.ZodType>(id: string, schema: Schema): Schema {
  return schema.meta({ id });
}

export const refusal = namedSchema(
  'Refusal',
  z.strictObject({
    error: z.string().meta({ description: 'Portuguese, fit to be shown.' }),
    code: z.string().regex(/^[A-Z][A-Z_]+$/),
    field: z.string().optional(),
    errors: z.array(z.string()).optional().meta({ description: 'Of the calls of ads: all that is wrong.' }),
    isInsufficientBalance: z.literal(true).optional(),
    status: z.enum(['failed', 'pending']).optional(),
    valPrice: centavos.optional().meta({ description: 'Of PRICE_CHANGED: the current price in centavos.' }),
    desafio: z.string().optional().meta({ description: 'For the second step of a sign-in.' }),
    acesso: z
      .string()
      .optional()
      .meta({ description: 'Of a suspended member: opens a few calls in place of a session.' }),
    datUntil: maybe(instant).optional(),
    datDeletes: instant.optional(),
  }),
);

const paging = namedSchema(
  'Paging',
  z.strictObject({
    cursorSize: count,
    cursorBefore: maybe(z.string()),
    cursorAfter: maybe(z.string()),
    hasMore: z.boolean(),
  }),
);

export function pageAnswer(name: string, item: z.ZodType) {
  return z.strictObject({ [name]: z.array(item), paging });
}

/**
 * Returns the response schema of a call from SPEC.md. Such a call reports a refusal with HTTP status 200 and
 * `status: false` in the body.
 */
export function withStatus(shape: z.ZodRawShape) {
  return z.union([
    z.strictObject({ status: z.literal(true), ...shape }),
    z.strictObject({ status: z.literal(false), message: z.string(), code: z.string(), field: z.string().optional() }),
  ]);
}

export const file = namedSchema(
  'File',
  z.strictObject({
    idFile: guid,
    type: z.enum(['image', 'video']),
    width: count,
    height: count,
    alt: z.string(),
    thumbhash: maybe(z.string()),
    sources: z.array(z.strictObject({ url: z.string(), width: count })),
    url: maybe(z.string()),
    posterUrl: maybe(z.string()),
    duration: maybe(z.number()),
    mimeType: z.string(),
  }),
);

export const ticket = z.strictObject({ bilhete: z.string(), datExpires: instant });

export const received = z.strictObject({ received: z.literal(true) });

export const countedViews = z.strictObject({ counted: count });

export const adTypes = z.enum(['ad', 'highlight', 'post']);
export const adKindFields = {
  type: adTypes,
  desHighlightType: maybe(z.enum(highlightTypes)),
  desTargetType: z.array(z.enum(genderCategories)),
  startDate: day,
  endDate: day,
};
