import { Copy, Trash2 } from 'lucide-react';
import { useState, type Ref } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Bubble_MessageFragment } from './generated/conversations.ts';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu, MenuItem } from '../../ui/Menu.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';
import { ReportItem } from '../reports/ReportItem.tsx';
import { chatPath } from '../../navigation/chatPath.ts';

type MessageMenuProps = {
  message: Bubble_MessageFragment;
  isMine: boolean;
  /** The name of the message's author. */
  by: string;
  onDelete: () => void;
  /** True if a long press on the bubble opens the menu. */
  startsOpen: boolean;
};

/**
 * The menu with the actions on a message. With a mouse, the menu's button appears on hover; on a touch screen, a long
 * press on the bubble opens the menu. The menu is not rendered before it is opened for the first time.
 */
export function MessageMenu({ message, isMine, by, onDelete, startsOpen }: MessageMenuProps) {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState(startsOpen);
  if (!wanted) return <Trigger aria-haspopup="menu" onClick={() => setWanted(true)} />;

  return (
    <Menu trigger={<Trigger />} defaultOpen>
      {message.text !== '' && (
        <MenuItem onSelect={() => void copy(message.text)}>
          <Copy aria-hidden className="size-5" />
          Copiar texto
        </MenuItem>
      )}
      {!isMine && (
        <ReportItem
          target="MESSAGE"
          id={message.id}
          about={{ id: message.senderId, name: by, leave: () => navigate(chatPath({}), { replace: true }) }}
        />
      )}
      <MenuItem danger onSelect={onDelete}>
        <Trash2 aria-hidden className="size-5" />
        Excluir para mim
      </MenuItem>
    </Menu>
  );
}

type TriggerProps = { ref?: Ref<HTMLButtonElement>; onClick?: () => void; 'aria-haspopup'?: 'menu' };

/**
 * Hide the button by a transparent colour. With `opacity`, the browser would create a compositing layer for every
 * bubble.
 */
function Trigger(props: TriggerProps) {
  const look = 'text-transparent group-hover:text-ink-soft focus-visible:text-ink aria-expanded:text-ink';
  return (
    <IconButton
      {...props}
      label="Opções da mensagem"
      className={cx('dots size-9! pointer-coarse:-mx-1 pointer-coarse:size-11!', look)}
    />
  );
}

async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: 'Texto copiado' });
  } catch {
    toastFailure('O texto não foi copiado', null);
  }
}
