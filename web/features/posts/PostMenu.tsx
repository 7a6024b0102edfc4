import { lazy, Suspense, useState, type Ref } from 'react';
import type { PostCard_PostFragment } from '../../generated/posts.ts';
import { IconButton } from '../../ui/IconButton.tsx';

const OpenMenu = lazy(() => import('./PostMenuOpen.tsx').then(({ PostMenuOpen }) => ({ default: PostMenuOpen })));

type PostMenuProps = { post: PostCard_PostFragment; loading: boolean };

/** What else can be done with a post. The menu's code is loaded when one is first opened. */
export function PostMenu({ post, loading }: PostMenuProps) {
  const [wanted, setWanted] = useState(false);
  const trigger = (
    <IconButton label="Mais opções" aria-haspopup="menu" className="dots" onClick={() => setWanted(true)} />
  );
  if (!wanted) return trigger;

  return (
    <Suspense fallback={trigger}>
      <OpenMenu post={post} loading={loading} trigger={<MenuTrigger />} />
    </Suspense>
  );
}

function MenuTrigger(props: { ref?: Ref<HTMLButtonElement> }) {
  return <IconButton {...props} label="Mais opções" className="dots" />;
}
