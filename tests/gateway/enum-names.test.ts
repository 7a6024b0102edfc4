import { readFileSync } from 'node:fs';
import { buildSchema, isEnumType, parse, visit } from 'graphql';
import { describe, expect, it } from 'vitest';
import { features } from '../../bff/features/index.ts';
import { createSchema } from '../../bff/gateway/execution/schema.ts';
import { readSdl } from '../../schema/sdl.ts';

/** Words of enum values that no text below contains: English words, and names such as PIX. */
const alsoEnglish = [
  ...['discover', 'disputed', 'dispute', 'debited', 'earning', 'fraud', 'harassment', 'harm', 'hate', 'impersonation'],
  ...['insufficient', 'intimate', 'professional', 'refundable', 'spam', 'subscribers', 'unsupported', 'unverified'],
  ...['upheld', 'verified', 'violence', 'weak', 'withdrawn', 'csv', 'pix', 'vip'],
];

function wordsIn(text: string) {
  return text.match(/\b[a-z]+\b/g) ?? [];
}

/** Returns the words of the schema's descriptions, without quoted texts, which may be Portuguese. */
function wordsOfDescriptions(sdl: string) {
  const texts: string[] = [];
  visit(parse(sdl), {
    enter(node) {
      if ('description' in node && node.description) texts.push(node.description.value);
    },
  });
  return wordsIn(texts.join(' ').replaceAll(/'[^']*'/g, ' '));
}

const english = new Set([
  ...alsoEnglish,
  ...wordsOfDescriptions(readSdl()),
  ...wordsIn(readFileSync('node_modules/emojibase-data/en/data.json', 'utf8').toLowerCase()),
  ...wordsIn(readFileSync('node_modules/typescript/lib/lib.dom.d.ts', 'utf8')),
]);

/** Returns the enum values of a schema that contain a word which is not known to be English. */
function notEnglish(sdl: string) {
  const enums = Object.values(buildSchema(sdl).getTypeMap()).filter(isEnumType);
  return enums
    .flatMap((type) => type.getValues().map(({ name }) => `${type.name}.${name}`))
    .filter((name) => !name.startsWith('__'))
    .filter(
      (name) =>
        !wordsIn(name.replace(/^.*\./, '').toLowerCase().replaceAll('_', ' ')).every((word) => english.has(word)),
    );
}

describe('the names of enum values', () => {
  it('are English', () => {
    expect(notEnglish(readSdl())).toEqual([]);
  });

  it.each(['HOMEM', 'MULHER', 'PRIVADA', 'PROFISSIONAL', 'PESSOAL', 'ATIVO', 'SEM_IMAGEM'])(
    'are reported if they are Portuguese: %s',
    (name) => {
      expect(notEnglish(`type Query { a: Kind } enum Kind { NEW ${name} }`)).toEqual([`Kind.${name}`]);
    },
  );
});

describe('a default value of an enum type', () => {
  it('is the word of the platform for a resolver, and the name of the schema in the introspection', () => {
    const type = createSchema(features).getType('RegisterInput');
    const fields = type && 'getFields' in type ? type.getFields() : {};
    expect(fields['profileType']).toMatchObject({ defaultValue: 'PROFISSIONAL' });
  });
});
