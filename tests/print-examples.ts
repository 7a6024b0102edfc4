import { buildSchema } from 'graphql';
import { readSdl } from '../schema/sdl.ts';
import { readExamples } from './support/playground-examples.ts';

/** Prints a line for each root field of the schema: the field, its examples in the playground, their personas. */
const schema = buildSchema(readSdl());
const examples = [...readExamples().values()];
for (const type of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
  for (const name of Object.keys(type?.getFields() ?? {})) {
    const found = examples.filter(({ fields }) => fields.includes(name));
    const field = `${type?.name ?? ''}.${name}`;
    console.log([field, found.map(({ id }) => id).join(', '), found.map(({ as }) => as).join(', ')].join('\t'));
  }
}
