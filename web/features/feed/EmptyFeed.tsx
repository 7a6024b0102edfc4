import { Flame } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** The message that replaces the feed while there are no posts. */
export function EmptyFeed() {
  return (
    <Notice
      icon={<Flame aria-hidden className="size-7" />}
      title="Ainda não há posts por aqui"
      action={
        <Link to="/post/create" className={buttonClass({})}>
          Criar um post
        </Link>
      }
    >
      Seja a primeira pessoa a publicar.
    </Notice>
  );
}
