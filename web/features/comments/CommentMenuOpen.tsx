import { EyeOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { CommentItem_CommentFragment } from '../../generated/comments.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Menu, MenuItem } from '../../ui/Menu.tsx';
import { ReportItem } from '../moderation/ReportItem.tsx';
import { usePersonItems } from '../profiles/usePersonItems.tsx';
import { useHideComment } from './useHideComment.ts';

type CommentMenuOpenProps = {
  comment: CommentItem_CommentFragment;
  canHide: boolean;
  isOwn: boolean;
  trigger: ReactNode;
};

export function CommentMenuOpen({ comment, canHide, isOwn, trigger }: CommentMenuOpenProps) {
  const [asking, setAsking] = useState(false);
  const hide = useHideComment(comment.id);
  const { items, question, about } = usePersonItems(comment.author);

  return (
    <>
      <Menu trigger={trigger} defaultOpen>
        {canHide && (
          <MenuItem onSelect={() => setAsking(true)}>
            <EyeOff aria-hidden className="size-5" />
            Ocultar comentário
          </MenuItem>
        )}
        {!isOwn && <ReportItem target="COMMENT" id={comment.id} about={about} />}
        {items}
      </Menu>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Ocultar este comentário?"
        description={`O texto de ${comment.author.name} deixa de aparecer para todos. Não dá para desfazer.`}
        confirmLabel="Ocultar comentário"
        onConfirm={() => void hide()}
      />
      {question}
    </>
  );
}
