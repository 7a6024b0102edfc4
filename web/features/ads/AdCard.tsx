import { ChartColumn, CircleStop, Sparkles } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { AdCard_AdFragment } from './generated/ads.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { cx } from '../../ui/cx.ts';
import { PostText } from '../posts/PostText.tsx';
import { compactNumber } from '../../ui/numbers.ts';
import { dayText, today } from '../../ui/saoPauloDays.ts';
import { AdDays } from './AdDays.tsx';
import { useFinishAd } from './useFinishAd.ts';
import { highlights, stateLabel, targetWords } from './labels.ts';

const looks = {
  IN_REVIEW: 'bg-raised text-ink-soft',
  ACTIVE: 'bg-raised text-ok',
  FINISHED: 'bg-raised text-ink-faint',
  REFUSED: 'bg-raised text-danger',
} as const;

/** A card with an ad of the viewer: its state, its results, its cost so far and the money reserved for it. */
export function AdCard({ ad }: { ad: AdCard_AdFragment }) {
  const [asking, setAsking] = useState(false);
  const [open, setOpen] = useState(false);
  const { finish, busy } = useFinishAd(ad.id);
  const card = useRef<HTMLElement>(null);
  const name = nameOf(ad);
  const results =
    ad.kind === 'POST'
      ? ([
          ['Reações', ad.reactionCount],
          ['Seguidores', ad.followCount],
        ] as const)
      : ([['Cliques', ad.clickCount]] as const);
  const numbers = [
    ['Alcance', compactNumber(ad.reach)],
    ...results.map(([label, count]) => [label, compactNumber(count)] as const),
    ['Custo', ad.cost?.formatted ?? '—'],
    ...(ad.reserved ? [['Reservado', ad.reserved.formatted] as const] : []),
  ] as const;

  async function end() {
    // The button that had the focus no longer exists, so focus the card.
    if (await finish()) card.current?.focus({ preventScroll: true });
  }

  return (
    <li className="border-b border-line bg-surface p-4 md:mb-3 md:rounded-card md:border">
      <article ref={card} tabIndex={-1} aria-label={name} className="flex gap-4 outline-none">
        <AdPicture ad={ad} />
        <div className="min-w-0 flex-1">
          <div className="flex items-start justify-between gap-3">
            <h2 className="min-w-0 font-semibold break-words text-ink">
              <bdi>{name}</bdi>
            </h2>
            <span className={cx('shrink-0 rounded-full px-2.5 py-1 text-xs font-semibold', looks[ad.state])}>
              {stateLabel(ad, today())}
            </span>
          </div>
          <p className="mt-0.5 text-sm text-ink-faint">
            {dayText(ad.startDate)} a {dayText(ad.endDate)} · {targetWords(ad.targets)}
          </p>
          {ad.postText != null && ad.postId != null && (
            <Link
              to={`/post/${ad.postId}`}
              className="line-clamp-2 py-1 text-sm wrap-anywhere text-ink-soft hover:underline"
            >
              {ad.postText || 'Ver o post'}
            </Link>
          )}
          {ad.link && <p className="truncate text-sm text-ink-faint">{ad.link}</p>}
          {ad.refusal && <PostText id={`${ad.id}-refusal`} text={`Motivo: ${ad.refusal}`} folds className="mt-2" />}
          {ad.refusal && ad.noticeId != null && (
            <Link
              to={`/moderation/notice/${ad.noticeId}`}
              className="-mt-2 -mb-3 inline-block py-3 text-sm font-medium text-ember hover:underline"
            >
              Ver o aviso e recorrer
            </Link>
          )}
          <dl className="mt-3 flex max-w-xs flex-wrap justify-between gap-x-4 gap-y-2">
            {numbers.map(([label, value]) => (
              <div key={label}>
                <dt className="text-xs text-ink-faint">{label}</dt>
                <dd className="font-semibold whitespace-nowrap text-ink tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
          {ad.returned && <p className="mt-1 text-sm text-ink-soft">{ad.returned.formatted} voltaram para o saldo.</p>}
          <div className="mt-3 flex flex-wrap gap-2">
            <Button variant="outline" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
              <ChartColumn aria-hidden className="size-4.5" />
              Números por dia
            </Button>
            {(ad.state === 'ACTIVE' || ad.state === 'IN_REVIEW') && (
              <Button variant="outline" size="sm" loading={busy} onClick={() => setAsking(true)}>
                <CircleStop aria-hidden className="size-4.5" />
                Finalizar
              </Button>
            )}
          </div>
        </div>
      </article>
      {open && (
        <section aria-label={`Números por dia: ${name}`} className="mt-4">
          <AdDays ad={ad} />
        </section>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Finalizar o anúncio?"
        description={
          ad.state === 'IN_REVIEW'
            ? 'Ele ainda está em análise. O valor inteiro volta para o seu saldo.'
            : 'Ele deixa de ser exibido agora. O valor dos dias que ainda não começaram volta para o seu saldo.'
        }
        confirmLabel="Finalizar"
        onConfirm={() => void end()}
      />
    </li>
  );
}

function nameOf({ kind, title, highlight }: AdCard_AdFragment) {
  if (kind === 'POST') return 'Post impulsionado';
  return title ?? `Destaque do perfil: ${highlights.find(({ value }) => value === highlight)?.label ?? ''}`;
}

function AdPicture({ ad: { images } }: { ad: AdCard_AdFragment }) {
  const look = 'size-16 shrink-0 rounded-control bg-raised md:size-20';
  const [broken, setBroken] = useState(false);
  const source = images[0]?.sources[0];
  return source && !broken ? (
    <img
      src={source.url}
      alt=""
      decoding="async"
      className={cx(look, 'object-cover')}
      onError={() => setBroken(true)}
    />
  ) : (
    <span aria-hidden className={cx(look, 'grid place-items-center text-ember')}>
      <Sparkles className="size-7" />
    </span>
  );
}
