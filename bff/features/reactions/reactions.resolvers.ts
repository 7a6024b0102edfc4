import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';
import { resultOf } from '../../gateway/result.ts';
import { requireViewer } from '../../gateway/viewer.ts';
import type { Resolvers } from '../../generated/resolvers.ts';

export const reactionsResolvers: Resolvers = {
  Mutation: {
    async setReaction(_root, { input: { postId, commentId, reacted } }, context, info) {
      requireViewer(context);
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
};

const answered = new Set(['__typename', 'id', 'reactions']);

/** Whether the platform's answer to a reaction holds all that the operation asks of the target. */
function answersAll({ fieldNodes, fragments }: GraphQLResolveInfo) {
  const targets = fieldNodes.flatMap((node) => fieldsOf(node.selectionSet, fragments));
  const asked = targets.flatMap((node) => fieldsOf(node.selectionSet, fragments));
  return asked.every((node) => answered.has(node.name.value));
}

function fieldsOf(selectionSet: SelectionSetNode | undefined, fragments: GraphQLResolveInfo['fragments']): FieldNode[] {
  return (selectionSet?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(selection.selectionSet, fragments);
    return fieldsOf(fragments[selection.name.value]?.selectionSet, fragments);
  });
}
