import { Eye, EyeOff, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { isolate } from '../../ui/isolate.ts';
import type { CommentItem_CommentFragment } from './generated/comments.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Menu, MenuItem } from '../../ui/Menu.tsx';
import { ReportItem } from '../reports/ReportItem.tsx';
import { usePersonItems } from '../people/usePersonItems.tsx';
import { useDeleteComment } from './useDeleteComment.ts';
import { useHideComment } from './useHideComment.ts';

type CommentMenuOpenProps = {
  comment: CommentItem_CommentFragment;
  canHide: boolean;
  isOwn: boolean;
  trigger: ReactNode;
};

export function CommentMenuOpen({ comment, canHide, isOwn, trigger }: CommentMenuOpenProps) {
  const [asking, setAsking] = useState<'hide' | 'delete' | null>(null);
  const setHidden = useHideComment(comment);
  const deleteComment = useDeleteComment(comment);
  const { items, question, about } = usePersonItems(comment.author);

  return (
    <>
      <Menu trigger={trigger} defaultOpen>
        {canHide && !comment.isHidden && (
          <MenuItem onSelect={() => setAsking('hide')}>
            <EyeOff aria-hidden className="size-5" />
            Ocultar comentário
          </MenuItem>
        )}
        {canHide && comment.isHidden && (
          <MenuItem onSelect={() => void setHidden(false)}>
            <Eye aria-hidden className="size-5" />
            Mostrar comentário
          </MenuItem>
        )}
        {isOwn && (
          <MenuItem danger onSelect={() => setAsking('delete')}>
            <Trash2 aria-hidden className="size-5" />
            Excluir comentário
          </MenuItem>
        )}
        {!isOwn && !comment.isHidden && <ReportItem target="COMMENT" id={comment.id} about={about} />}
        {items}
      </Menu>
      <ConfirmDialog
        open={asking === 'hide'}
        onOpenChange={(open) => setAsking(open ? 'hide' : null)}
        title="Ocultar este comentário?"
        description={`O texto de ${isolate(comment.author.name)} deixa de aparecer para todos. Você pode mostrá-lo de novo quando quiser.`}
        confirmLabel="Ocultar comentário"
        onConfirm={() => void setHidden(true)}
      />
      <ConfirmDialog
        open={asking === 'delete'}
        onOpenChange={(open) => setAsking(open ? 'delete' : null)}
        title="Excluir este comentário?"
        description={
          comment.replyCount > 0
            ? 'O texto some para todos; as respostas continuam no lugar. Não dá para desfazer.'
            : 'Ele some para todos. Não dá para desfazer.'
        }
        confirmLabel="Excluir"
        onConfirm={() => void deleteComment()}
      />
      {question}
    </>
  );
}
