import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';
import { resultOf } from '../../gateway/result.ts';
import { requireToken } from '../../gateway/viewer.ts';
import type { Resolvers } from '../../generated/resolvers.ts';

export const reactionsResolvers = {
  Mutation: {
    async setReaction(_root, { input: { postId, commentId, reacted } }, context, info) {
      requireToken(context);
      const { reactions, posts, comments } = context.dataSources;

      return resultOf('SetReactionSuccess', async () => {
        const changed =
          commentId == null
            ? await reactions.setOnPost(postId, reacted)
            : await reactions.setOnComment(postId, commentId, reacted);
        if (changed && answersAll(info)) return { target: changed };
        return { target: commentId == null ? await posts.get(postId) : await comments.get(postId, commentId) };
      });
    },
  },
} satisfies Resolvers;

const answered = new Set(['__typename', 'id', 'reactions']);

/**
 * Returns whether the platform's response to a reaction contains all fields of the post or comment that the operation
 * selects.
 */
function answersAll({ fieldNodes, fragments }: GraphQLResolveInfo) {
  const targets = fieldsOf(fieldNodes, fragments);
  return fieldsOf(targets, fragments).every((node) => answered.has(node.name.value));
}

/** Returns the fields that an operation selects directly below the given fields, with all fragments spread. */
function fieldsOf(nodes: readonly FieldNode[], fragments: GraphQLResolveInfo['fragments']) {
  const fields: FieldNode[] = [];
  const spread = new Set<string>();
  const gather = (selectionSet: SelectionSetNode | undefined) => {
    for (const selection of selectionSet?.selections ?? []) {
      if (selection.kind === Kind.FIELD) fields.push(selection);
      else if (selection.kind === Kind.INLINE_FRAGMENT) gather(selection.selectionSet);
      else if (!spread.has(selection.name.value)) {
        spread.add(selection.name.value);
        gather(fragments[selection.name.value]?.selectionSet);
      }
    }
  };
  for (const node of nodes) gather(node.selectionSet);
  return fields;
}
