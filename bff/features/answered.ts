import type { GraphQLScalarType } from 'graphql';
import type { Resolvers, ResolversParentTypes } from '../generated/resolvers.ts';
import type { resolvers } from './index.ts';

/** Their fields come from no record; that each has a resolver is seen when the schema is made. */
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
 * Fields of `schema/` that are answered neither by a resolver nor by a property of the record: members would read null.
 * There are none; the compiler names one that is new, such as "Post.editedAt".
 */
export type UnansweredFields = None<AllUnanswered>;
