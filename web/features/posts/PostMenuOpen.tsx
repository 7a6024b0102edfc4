import { Link2, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PostCard_PostFragment } from './generated/posts.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Menu, MenuItem } from '../../ui/Menu.tsx';
import { BoostItem } from './BoostItem.tsx';
import { ReportItem } from '../reports/ReportItem.tsx';
import { usePersonItems } from '../people/usePersonItems.tsx';
import { usePostPlace } from './postPlace.ts';
import { copyPostLink } from './sharePost.ts';
import { useDeletePost } from './useDeletePost.ts';

type PostMenuOpenProps = { post: PostCard_PostFragment; loading: boolean; trigger: ReactNode };

export function PostMenuOpen({ post, loading, trigger }: PostMenuOpenProps) {
  const [asking, setAsking] = useState(false);
  const deletePost = useDeletePost(post.id, loading);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const place = usePostPlace();
  const isPage = pathname.endsWith(`/post/${post.id}`);
  const { items, question, about } = usePersonItems(post.author, {
    leave: isPage ? () => navigate(place, { replace: true }) : undefined,
  });

  return (
    <>
      <Menu trigger={trigger} defaultOpen>
        <MenuItem onSelect={() => void copyPostLink(post.id)}>
          <Link2 aria-hidden className="size-5" />
          Copiar link
        </MenuItem>
        {post.isOwn && !post.isInReview && !post.community && <BoostItem postId={post.id} />}
        {!post.isOwn && <ReportItem target="POST" id={post.id} about={about} />}
        {items}
        {post.isOwn && (
          <MenuItem danger onSelect={() => setAsking(true)}>
            <Trash2 aria-hidden className="size-5" />
            Excluir
          </MenuItem>
        )}
      </Menu>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Excluir este post?"
        description="O post, suas reações e seus comentários somem para todos. Não dá para desfazer."
        confirmLabel="Excluir"
        onConfirm={() => void deletePost()}
      />
      {question}
    </>
  );
}
