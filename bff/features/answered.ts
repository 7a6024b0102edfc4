import type { GraphQLScalarType } from 'graphql';
import type { Resolvers, ResolversParentTypes } from '../generated/resolvers.ts';
import type { resolvers } from './index.ts';

/**
 * The root types, which the check below skips: `createSchema` checks at start that all their fields have a resolver.
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
 * A compile-time check for fields of `schema/` that neither a resolver nor a property of the record supplies. Members
 * would read null there. The type must be empty. If it is not, the compiler prints the name of the field, such as
 * "Post.editedAt".
 */
export type UnansweredFields = None<AllUnanswered>;
