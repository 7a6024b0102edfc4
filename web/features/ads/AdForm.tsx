import { useCallback, useRef, useState, type SyntheticEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import { focusProblem } from '../../ui/focusProblem.ts';
import { TextField } from '../../ui/TextField.tsx';
import { noteShownPrice, useAdDraft, type DraftKind } from './adDraft.ts';
import { BoostedPost } from './BoostedPost.tsx';
import { BoostProblem, useBoostProblem } from './BoostProblem.tsx';
import { DatesField } from './DatesField.tsx';
import { HighlightField } from './HighlightField.tsx';
import { ImagesField } from './ImagesField.tsx';
import { MAX_TITLE, problemsOf, withScheme, type Problems } from './problems.ts';
import { Reach } from './Reach.tsx';
import { TargetsField } from './TargetsField.tsx';
import { Total } from './Total.tsx';
import { useAdPrice } from './useAdPrice.ts';
import { useBuyAd } from './useBuyAd.ts';
import { ItemBoundary } from '../../ui/ItemBoundary.tsx';

const nothingWrong: Problems = {};

/**
 * The form of a new ad: a business ad, a paid highlight of the member's profile (SPEC.md, section 3), or a boost of a
 * post.
 */
export function AdForm({ kind }: { kind: DraftKind }) {
  const { draft, change, reset } = useAdDraft(kind);
  const price = useAdPrice(kind, draft);
  const { buy, busy, refusal } = useBuyAd(kind, price.retry);
  const boostProblem = useBoostProblem(kind, draft);
  const [tried, setTried] = useState(false);
  const [uploading, setUploading] = useState(false);
  const onBusy = useCallback((isBusy: boolean) => setUploading(isBusy), []);
  const form = useRef<HTMLFormElement>(null);
  const problems = tried ? problemsOf(kind, draft) : nothingWrong;
  const business = kind === 'BUSINESS_AD';
  const boost = kind === 'POST_AD';
  const isComputing = price.loading && !price.price;

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setTried(true);
    if (uploading || busy || isComputing) return;
    if (Object.keys(problemsOf(kind, draft)).length === 0) {
      // The ad is sent with the price that the page shows. If the price is unknown, compute it again instead.
      if (!price.price) {
        price.retry();
        return;
      }
      noteShownPrice(kind, price.price.total.centavos);
      void buy();
    } else requestAnimationFrame(() => focusProblem(form.current));
  }

  if (boostProblem) return <BoostProblem problem={boostProblem} />;
  return (
    <form ref={form} noValidate aria-label="Anúncio" className="space-y-6" onSubmit={submit}>
      {boost && (
        <ItemBoundary>
          <BoostedPost id={draft.postId} />
        </ItemBoundary>
      )}
      {business && (
        <>
          <ImagesField
            images={draft.images}
            onChange={(images) => change({ images })}
            problem={problems.images}
            onBusy={onBusy}
          />
          <TextField
            label="Título"
            maxLength={MAX_TITLE}
            value={draft.title}
            onChange={({ target }) => change({ title: target.value })}
            error={problems.title}
          />
          <TextField
            label="Link"
            type="url"
            inputMode="url"
            autoCapitalize="none"
            placeholder="https://"
            value={draft.link}
            onChange={({ target }) => change({ link: target.value })}
            onBlur={() => change({ link: withScheme(draft.link) })}
            error={problems.link}
            hint="Para onde o anúncio leva."
          />
        </>
      )}
      {kind === 'PROFILE_AD' && (
        <HighlightField
          value={draft.highlight}
          onChange={(highlight) => change({ highlight })}
          problem={problems.highlight}
        />
      )}
      <TargetsField targets={draft.targets} onChange={(targets) => change({ targets })} problem={problems.targets} />
      <DatesField draft={draft} onChange={change} problems={problems} />
      {boost && (
        <ItemBoundary>
          <Reach reach={price.price?.reach ?? null} />
        </ItemBoundary>
      )}
      <ItemBoundary>
        <Total {...price} />
      </ItemBoundary>
      {refusal !== null && (
        <p role="alert" className="text-danger">
          {refusal}
        </p>
      )}
      <div className="flex flex-wrap-reverse gap-3">
        <Button
          variant="secondary"
          size="lg"
          disabled={busy}
          onClick={() => {
            setTried(false);
            reset();
            if (boost) change({ postId: draft.postId });
          }}
        >
          Limpar
        </Button>
        <Button type="submit" size="lg" className="flex-1" loading={busy || isComputing} disabled={uploading}>
          {boost ? 'Impulsionar' : 'Publicar anúncio'}
        </Button>
      </div>
      <p className="text-sm text-ink-faint">
        Se você finalizar antes, o valor dos dias que ainda não começaram volta para o saldo.
      </p>
    </form>
  );
}
