import { skipToken } from '@apollo/client/react';
import { CircleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { AdDraft, DraftKind } from './adDraft.ts';
import { useBoostedPostQuery, useNewestBoostQuery } from './generated/ads.ts';
import { POST_GONE } from './problems.ts';

const problems = {
  GONE: { title: POST_GONE, path: '/', label: 'Escolher outro post' },
  PRIVATE: { title: 'Só um post público pode ser impulsionado.', path: '/', label: 'Voltar ao feed' },
  BOOSTED: { title: 'Este post já está sendo impulsionado.', path: '/ads', label: 'Ver seus anúncios' },
} as const;
type Problem = keyof typeof problems;

/**
 * Returns the reason why the post of the form cannot be boosted; null if it can be boosted, and for other kinds of ads;
 * undefined until the server has answered. The server checks it again when the boost is bought.
 */
export function useBoostProblem(kind: DraftKind, { postId }: AdDraft): Problem | null | undefined {
  const isBoost = kind === 'POST_AD' && postId !== '';
  const asked = { fetchPolicy: 'network-only', context: { quiet: true } } as const;
  const { data, error } = useBoostedPostQuery(isBoost ? { ...asked, variables: { id: postId } } : skipToken);
  // Without a cache: the purchase evicts `myAds`, and this query would then report the boost that was just bought.
  const options = { ...asked, fetchPolicy: 'no-cache', variables: { postId } } as const;
  const boosts = useNewestBoostQuery(isBoost ? options : skipToken);
  if (!isBoost) return null;
  if (data?.post === null) return 'GONE';
  if (data?.viewer?.profile.isPrivate === true) return 'PRIVATE';
  const state = boosts.data?.myAds.edges[0]?.node.state;
  if (state === 'ACTIVE' || state === 'IN_REVIEW') return 'BOOSTED';
  return (data ?? error) && (boosts.data ?? boosts.error) ? null : undefined;
}

/** Says why the post cannot be boosted, in place of the form or of the payment. */
export function BoostProblem({ problem }: { problem: Problem }) {
  const { title, path, label } = problems[problem];
  return (
    <div role="alert">
      <Notice
        icon={<CircleAlert aria-hidden className="size-7" />}
        title={title}
        action={
          <Link to={path} className={buttonClass({})}>
            {label}
          </Link>
        }
      />
    </div>
  );
}
