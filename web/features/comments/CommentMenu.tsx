import { useState, type Ref } from 'react';
import type { CommentItem_CommentFragment } from './generated/comments.ts';
import { lazyCode } from '../../ui/lazyCode.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Part } from '../../ui/Part.tsx';
import { useViewer } from '../accounts/useViewer.ts';

const OpenMenu = lazyCode(() => import('./CommentMenuOpen.tsx').then((m) => m.CommentMenuOpen));

type CommentMenuProps = { comment: CommentItem_CommentFragment; canHide: boolean };

/** The menu of a comment. The code of the menu is loaded when the member opens the first menu. */
export function CommentMenu({ comment, canHide }: CommentMenuProps) {
  const viewer = useViewer();
  const [wanted, setWanted] = useState(false);
  const isOwn = comment.author.id === viewer?.id;
  // For a hidden comment, only the comment's author and the post's author have a menu. Other members could only report
  // the comment, and a hidden comment cannot be reported.
  if (comment.isHidden && !isOwn && !canHide) return null;

  const trigger = <Trigger aria-haspopup="menu" onClick={() => setWanted(true)} />;
  if (!wanted) return trigger;
  return (
    <Part fallback={trigger} onFail={() => setWanted(false)}>
      <OpenMenu comment={comment} canHide={canHide} isOwn={isOwn} trigger={<Trigger />} />
    </Part>
  );
}

function Trigger(props: { ref?: Ref<HTMLButtonElement>; onClick?: () => void; 'aria-haspopup'?: 'menu' }) {
  return <IconButton {...props} label="Opções do comentário" className="dots" />;
}
