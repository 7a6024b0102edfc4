import type { GraphQLScalarType } from 'graphql';
import type { Resolvers, ResolversParentTypes } from '../generated/resolvers.ts';
import type { resolvers } from './index.ts';

/** The root types have no record. `createSchema` checks that each of their fields has a resolver. */
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
 * Fields of `schema/` that neither a resolver nor a property of the record answers, so that members would read null.
 * There are none. The compiler names a new one, such as "Post.editedAt".
 */
export type UnansweredFields = None<AllUnanswered>;
