import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { cutText } from '../../../schema/graphemes.ts';
import { usePostsLeftBehindQuery, type PostsLeftBehindQuery } from './generated/leftBehind.ts';
import { BoundedRows } from '../../lists/BoundedRows.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { isolate } from '../../ui/isolate.ts';
import { Pending } from '../../ui/Pending.tsx';
import { counted } from '../../ui/numbers.ts';
import { TimeAgo } from '../../ui/TimeAgo.tsx';
import { SettingsCard } from '../../ui/SettingsCard.tsx';
import { useDeletePost } from '../posts/useDeletePost.ts';

const PAGE = 50;

type Post = PostsLeftBehindQuery['postsLeftBehind']['edges'][number]['node'];

/**
 * Lists the member's posts in communities that the member has left, that removed the member, or that were closed. These
 * posts are still in the communities, but the member can delete them.
 */
export function LeftBehind() {
  const { data, previousData, error, fetchMore } = usePostsLeftBehindQuery({
    variables: { first: PAGE },
    fetchPolicy: 'cache-and-network',
  });
  const [loading, setLoading] = useState(false);
  const { edges: posts = [], pageInfo } = (data ?? previousData)?.postsLeftBehind ?? {};
  const after = pageInfo?.hasNextPage ? pageInfo.endCursor : null;
  const isUsedUp = posts.length === 0 && after !== null;

  // After the member has deleted all visible posts, load the next page.
  useEffect(() => {
    if (isUsedUp) void fetchMore({ variables: { after } }).catch(() => undefined);
  }, [isUsedUp, after, fetchMore]);

  if (!pageInfo && !error) return <Pending />;
  if (posts.length === 0) return null;

  async function more() {
    setLoading(true);
    await fetchMore({ variables: { after } }).catch(() => undefined);
    setLoading(false);
  }

  return (
    <SettingsCard
      title="Posts em comunidades onde você não está mais"
      description="Eles ficam com a comunidade. Só você e a moderação podem excluí-los."
    >
      <BoundedRows
        name="posts-left-behind"
        edges={posts}
        fetchPage={(page) => fetchMore({ variables: page })}
        className="divide-y divide-line"
      >
        {(post) => <Row post={post} />}
      </BoundedRows>
      {after !== null && (
        <Button variant="secondary" size="sm" className="mt-3" loading={loading} onClick={() => void more()}>
          Mostrar mais
        </Button>
      )}
    </SettingsCard>
  );
}

function Row({ post: { id, text, media, createdAt, communityName } }: { post: Post }) {
  const [asking, setAsking] = useState(false);
  const remove = useDeletePost(id, false);
  const words = text === '' ? counted(media.length, 'arquivo', 'arquivos') : text;
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 wrap-anywhere text-ink">{words}</p>
        <p className="mt-0.5 flex text-sm text-ink-faint">
          {communityName != null && <bdi className="truncate">{communityName}</bdi>}
          {createdAt != null && (
            <span className="shrink-0">
              {communityName != null && <span className="px-1">·</span>}
              <TimeAgo dateTime={createdAt} />
            </span>
          )}
        </p>
      </div>
      <IconButton
        label={`Excluir o post de ${isolate(communityName ?? 'comunidade')}: ${isolate(cutText(words, 40))}`}
        onClick={() => setAsking(true)}
      >
        <Trash2 aria-hidden className="size-5" />
      </IconButton>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Excluir este post?"
        description="Ele some para todo mundo. Não dá para desfazer."
        confirmLabel="Excluir"
        onConfirm={() => void remove()}
      />
    </li>
  );
}
