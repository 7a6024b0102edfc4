import type { GraphQLScalarType } from 'graphql';
import type { Resolvers, ResolversParentTypes } from '../generated/resolvers.ts';
import type { resolvers } from './index.ts';

/**
 * The root types of the schema. The check below skips them, because `createSchema` checks at the start of the gateway
 * that each of their fields has a resolver.
 */
type Root = 'Query' | 'Mutation' | 'Subscription';
type TypeName = Exclude<keyof Resolvers & keyof ResolversParentTypes, Root>;

type FieldOf<T extends TypeName> =
  NonNullable<Resolvers[T]> extends GraphQLScalarType ? never : Extract<keyof NonNullable<Resolvers[T]>, string>;

type ResolvedIn<Map, T extends TypeName> = Map extends { [name in T]: infer Fields } ? keyof Fields : never;

type Unanswered<T extends TypeName> = Exclude<
  FieldOf<T>,
  `__${string}` | keyof ResolversParentTypes[T] | ResolvedIn<(typeof resolvers)[number], T>
>;

type AllUnanswered = { [T in TypeName]: `${T}.${Unanswered<T>}` }[TypeName];

type None<Field extends never> = Field;

/**
 * Checks at compile time that every field of the types in `schema/` has a value: a resolver, or a property of the
 * record. A field without either would always be null. `UnansweredFields` must be an empty type. If it is not, the
 * compiler prints the name of the field, such as "Post.editedAt".
 */
export type UnansweredFields = None<AllUnanswered>;
