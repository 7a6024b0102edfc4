import { useState, type Ref } from 'react';
import type { PostCard_PostFragment } from './generated/posts.ts';
import { lazyCode } from '../../ui/lazyCode.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Part } from '../../ui/Part.tsx';

const OpenMenu = lazyCode(() => import('./PostMenuOpen.tsx').then((m) => m.PostMenuOpen));

type PostMenuProps = { post: PostCard_PostFragment; loading: boolean };

/** The menu of a post. The code of the menu is loaded when the viewer opens the first menu. */
export function PostMenu({ post, loading }: PostMenuProps) {
  const [wanted, setWanted] = useState(false);
  const trigger = (
    <IconButton label="Mais opções" aria-haspopup="menu" className="dots" onClick={() => setWanted(true)} />
  );
  if (!wanted) return trigger;

  return (
    <Part fallback={trigger} onFail={() => setWanted(false)}>
      <OpenMenu post={post} loading={loading} trigger={<MenuTrigger />} />
    </Part>
  );
}

function MenuTrigger(props: { ref?: Ref<HTMLButtonElement> }) {
  return <IconButton {...props} label="Mais opções" className="dots" />;
}
