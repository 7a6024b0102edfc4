import { ArrowLeft, SearchX } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { isolate } from '../../ui/isolate.ts';
import { cutText } from '../../../schema/graphemes.ts';
import { trimText } from '../../../schema/texts.ts';
import { faultCode } from '../../apollo/faults.ts';
import { usePostQuery, type PostCard_PostFragment } from './generated/posts.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { FlameGradient } from '../reactions/Flame.tsx';
import { ItemBoundary } from '../../ui/ItemBoundary.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import { PostCard } from './PostCard.tsx';
import { usePostPlace } from './postPlace.ts';
import { PostSkeleton } from './PostSkeleton.tsx';

type PostViewProps = { id: string; children?: (post: PostCard_PostFragment) => ReactNode };

/**
 * The page of a single post. If the cache has the post, because a list has loaded it, the page shows the cached post
 * first, and then the post as the server returns it.
 */
export function PostView({ id, children }: PostViewProps) {
  const { data, error, loading, refetch } = usePostQuery({ variables: { id } });
  const post = data?.post;
  useTitle(post ? titleOf(post) : 'Post');

  return (
    <>
      <FlameGradient />
      <PageHeader />
      {post ? (
        <>
          <ItemBoundary>
            <PostCard post={post} isPage loading={loading} />
          </ItemBoundary>
          {children?.(post)}
        </>
      ) : (
        <QueryState
          items={!loading && (!error || faultCode(error) === 'NOT_FOUND')}
          error={error}
          loading={loading}
          retry={refetch}
          failed="O post não carregou"
          skeleton={
            <div role="status" aria-label="Carregando post">
              <PostSkeleton />
            </div>
          }
          empty={<NotFound />}
        />
      )}
    </>
  );
}

function PageHeader() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const place = usePostPlace();
  // The key 'default' marks the tab's first history entry. Going back from this entry would leave the site, so open the
  // list of posts instead.
  const back = () => (key === 'default' ? navigate(place, { replace: true }) : navigate(-1));

  return (
    <header className="sticky top-[calc(var(--banner)+var(--header))] z-20 transition-[top] duration-200 flex h-14 items-center gap-2 border-b border-line bg-canvas/85 px-2 backdrop-blur-md md:border-transparent">
      <IconButton label="Voltar" onClick={() => void back()}>
        <ArrowLeft aria-hidden className="size-5.5" />
      </IconButton>
      <h1 className="text-lg font-semibold text-ink">Post</h1>
    </header>
  );
}

function NotFound() {
  useEffect(() => {
    const robots = document.createElement('meta');
    robots.name = 'robots';
    robots.content = 'noindex';
    document.head.append(robots);
    return () => robots.remove();
  }, []);

  return (
    <Notice
      icon={<SearchX aria-hidden className="size-7" />}
      title="Post não encontrado"
      action={
        <Link to="/" className={buttonClass({})}>
          Ir para o início
        </Link>
      }
    >
      Ele pode ter sido excluído, ou o link está incompleto.
    </Notice>
  );
}

function titleOf({ author, text }: PostCard_PostFragment) {
  const [line = ''] = trimText(text).split('\n');
  const short = line.length > 60 ? `${cutText(line, 60).trimEnd()}…` : line;
  return short ? `${isolate(author.name)}: ${short}` : `Post de ${isolate(author.name)}`;
}
