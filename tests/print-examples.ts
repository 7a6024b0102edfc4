import { buildSchema } from 'graphql';
import { readSdl } from '../schema/sdl.ts';
import { readExamples } from './support/playground-examples.ts';

/**
 * Prints one line for each root field of the schema: the name of the field, the playground examples that use the field,
 * and the personas (demo members) that run these examples.
 */
const schema = buildSchema(readSdl());
const examples = [...readExamples().values()];
for (const type of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
  for (const name of Object.keys(type?.getFields() ?? {})) {
    const found = examples.filter(({ fields }) => fields.includes(name));
    const field = `${type?.name ?? ''}.${name}`;
    console.log([field, found.map(({ id }) => id).join(', '), found.map(({ as }) => as).join(', ')].join('\t'));
  }
}
