import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { AdForm } from '../features/ads/AdForm.tsx';
import { AdPageHeader } from '../features/ads/AdPageHeader.tsx';
import { resumeOpenPix, useAdDraft } from '../features/ads/adDraft.ts';
import { formPath } from '../features/ads/useBuyAd.ts';
import { useWaitingBoostPix } from '../features/ads/useWaitingBoostPix.ts';
import { readIntent } from '../features/wallet/pendingIntent.ts';
import { checkoutOfPix } from '../features/wallet/pix/pixPath.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useTitle } from '../ui/useTitle.ts';

/**
 * /ads/new/my-post: the form that boosts a post of the member (shows it as an ad). `?post=` is the post's id. If it is
 * missing, the form keeps the values that the member entered before.
 */
export function MyPostAdPage() {
  useTitle('Impulsionar post');
  const [search] = useSearchParams();
  // The menu of a post whose boost waits for its Pix leads back to the code instead of opening a second payment.
  const [isResumed] = useState(() => {
    const post = search.get('post');
    return post !== null && resumeOpenPix(({ draft }) => draft.postId === post) !== null;
  });
  const { draft, change } = useAdDraft('POST_AD');
  const postId = search.get('post') ?? draft.postId;
  const isOther = postId !== draft.postId;
  // A form without `?post=` of a tab that knows its own payment is being changed; the next payment cancels that one.
  const [isOwn] = useState(() => search.get('post') === null && readIntent('POST_AD') !== null);
  const waiting = useWaitingBoostPix(isResumed || isOwn || postId === '' ? null : postId);

  useEffect(() => {
    if (isOther && waiting === null) change({ postId });
  });

  if (isResumed) return <Navigate to={`${formPath.POST_AD}/payment-checkout`} replace />;
  if (waiting != null) return <Navigate to={checkoutOfPix(waiting, '/ads')} replace />;
  if (postId === '') return <Navigate to="/ads/new" replace />;
  return (
    <div className="space-y-6 px-4 py-6 md:px-0">
      <AdPageHeader title="Impulsionar post" back="/ads" backLabel="Seus anúncios">
        Seu post aparece no feed de mais pessoas. As reações e os comentários são do próprio post.
      </AdPageHeader>
      {waiting === undefined ? (
        <div role="status" aria-label="Carregando anúncio" className="space-y-6">
          <Skeleton className="h-20" />
          <Skeleton className="h-64" />
        </div>
      ) : (
        !isOther && <AdForm kind="POST_AD" />
      )}
    </div>
  );
}
