import { z } from 'zod';
import { ANY_TYPE, queryOf, successOf, type ApiCall, type Calls } from './call.ts';
import { tables } from './calls.ts';
import { describe, type JsonSchema } from './json-schema.ts';

/** The maximum width of a table row in API.md. An editor cuts or wraps a wider row, which makes it unreadable. */
const MAX_COLUMNS = 175;
const MAX_VALUES = 4;
const FRAME_COLUMNS = '|  |  |'.length;

/**
 * Returns the text of API.md with newly generated tables of calls between their markers. The result is not formatted
 * yet.
 */
export function withTables(page: string) {
  return Object.entries(tables).reduce((text, [name, table]) => {
    const [start, end] = [`<!-- calls: ${name} -->`, `<!-- end of calls: ${name} -->`];
    const [from, to] = [text.indexOf(start), text.indexOf(end)];
    if (from < 0 || to < from) throw new Error(`API.md has no markers for the table "${name}"`);
    return `${text.slice(0, from)}${start}\n\n${tableOf(table)}\n\n${text.slice(to)}`;
  }, page);
}

function tableOf(table: Calls) {
  const names = Object.keys(table);
  const room = MAX_COLUMNS - FRAME_COLUMNS - Math.max(...names.map((name) => name.length));
  // Omits the mark "(addition)" in a table that holds only additions, because API.md says so above such a table.
  const isMarked = Object.values(table).some(({ isAddition }) => isAddition !== true);
  const rows = Object.entries(table).map(([name, call]) => {
    const shape = [isMarked && call.isAddition === true ? '(addition)' : '', shapeOf(call)].filter(Boolean).join(' ');
    const whole = [shape, call.says].filter(Boolean).join('; ');
    if (cell(whole).length <= room) return { row: `| ${name} | ${cell(whole)} |`, note: [] };
    return cell(shape).length <= room
      ? { row: `| ${name} | ${cell(shape)} |`, note: [`- **${name}**: ${call.says ?? ''}`] }
      : { row: `| ${name} | below |`, note: [`- **${name}**: ${whole}`] };
  });
  const notes = rows.flatMap(({ note }) => note);
  return ['| call | request → answer |', '| - | - |', ...rows.map(({ row }) => row), '', ...notes].join('\n').trimEnd();
}

const cell = (text: string) => text.replaceAll('|', '\\|');

function shapeOf(call: ApiCall) {
  const { body, bodyShown, form, answer } = call;
  const status = successOf(call);
  const json = bodyShown ?? body;
  const query = queryOf(call);
  const asked = [
    call.session === 'proof' ? '(proof)' : '',
    query ? code(queryText(query)) : '',
    json ? code(textOf(describe(json, 'input').schema)) : '',
    form ? `multipart ${code(textOf(describe(form, 'input').schema))}` : '',
  ];
  const given = typeof answer === 'string' ? fileText(answer) : answer ? code(answerText(answer)) : '';
  const to = [status === 200 ? '' : String(status), given].filter(Boolean).join(' ');
  return [...asked, `→ ${to}`].filter(Boolean).join(' ');
}

const fileText = (type: string) => (type === ANY_TYPE ? 'a file' : `a file (${type})`);
const code = (text: string) => `\`${text}\``;
const answerText = (schema: z.ZodType) => textOf(describe(schema, 'output').schema);

const part = z.looseObject({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.record(z.string(), z.unknown())).optional(),
  items: z.record(z.string(), z.unknown()).optional(),
  properties: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
  required: z.array(z.string()).default([]),
});

/** Writes a schema in a short form, which omits the type of a field that is a string, a number or a boolean. */
function textOf(schema: JsonSchema): string {
  const { $ref, type, const: only, enum: values, anyOf, items, properties, required } = part.parse(schema);
  if ($ref !== undefined) return $ref.slice($ref.lastIndexOf('/') + 1);
  if (only !== undefined) return JSON.stringify(only);
  if (values) return values.length <= MAX_VALUES ? values.map((value) => JSON.stringify(value)).join(' | ') : 'string';
  if (anyOf) return anyOf.map(textOf).join(' | ');
  if (items) return /[ |]/.test(textOf(items)) && !items['properties'] ? `(${textOf(items)})[]` : `${textOf(items)}[]`;
  if (!properties) return type === 'object' ? '{ … }' : [type ?? 'any'].flat().join(' | ');
  const fields = Object.entries(properties).map(([name, each]) => {
    const optional = required.includes(name) ? '' : '?';
    const text = textOf(each);
    const isPlain = /^(string|integer|number|boolean|any)$/.test(optional ? text.replace(/ \| null$/, '') : text);
    return isPlain ? `${name}${optional}` : `${name}${optional}: ${text}`;
  });
  return fields.length === 0 ? '{ … }' : `{ ${fields.join(', ')} }`;
}

function queryText(query: z.ZodType) {
  const { properties = {} } = part.parse(describe(query, 'input').schema);
  const pairs = Object.entries(properties).map(([name, schema]) => {
    const { default: usual = '' } = z
      .looseObject({ default: z.union([z.string(), z.number(), z.boolean()]).optional() })
      .parse(schema);
    const { enum: values } = part.parse(schema);
    const isShort = values !== undefined && values.length <= MAX_VALUES;
    return `${name}=${isShort ? values.map(String).join('|') : String(usual)}`;
  });
  return `?${pairs.join('&')}`;
}
