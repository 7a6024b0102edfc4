import { useState } from 'react';
import type { CaseView_CaseFragment } from './generated/moderation.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { AdEvidence } from './AdEvidence.tsx';
import { useShortcuts } from './shortcuts.ts';
import { FoldedText } from '../../ui/FoldedText.tsx';

/** The content as it was reported. Pictures stay blurred until the moderator reveals them. */
export function Evidence({ evidence }: { evidence: CaseView_CaseFragment['evidence'] }) {
  const [shown, setShown] = useState(false);
  const { title, text, media, pictureUrls, before, ad } = evidence;
  const hasPictures = media.length + pictureUrls.length > 0;
  useShortcuts({ v: () => setShown(!shown) });

  return (
    <section aria-label="Evidência" className="rounded-card border border-line bg-surface p-5">
      {title != null && title !== '' && <p className="font-semibold [overflow-wrap:anywhere] text-ink">{title}</p>}
      {before.map((message) => (
        <div key={message.createdAt} className="text-ink-soft">
          <p className="text-sm">{message.byAuthor ? 'Autor:' : 'Outra pessoa:'}</p>
          <FoldedText text={message.text} />
        </div>
      ))}
      {text !== '' && <FoldedText text={text} className="mt-1 text-ink" />}
      {hasPictures && (
        <>
          <div className="mt-4 flex flex-wrap gap-3">
            {pictureUrls.map((url) => (
              <Blurred key={url} url={url} alt="Foto do perfil" shown={shown} />
            ))}
            {media.map((file) =>
              file.__typename === 'Video' ? (
                shown ? (
                  <video
                    key={file.id}
                    src={file.url}
                    controls
                    preload="metadata"
                    className="max-h-80 rounded-control"
                  />
                ) : (
                  <Blurred key={file.id} url={file.posterUrl ?? null} alt="Vídeo" shown={false} />
                )
              ) : (
                <Blurred key={file.id} url={file.sources[0]?.url ?? null} alt={file.alt || 'Imagem'} shown={shown} />
              ),
            )}
          </div>
          <Button
            variant="outline"
            size="sm"
            className="mt-3"
            aria-pressed={shown}
            aria-keyshortcuts="v"
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Ocultar mídia' : 'Mostrar mídia'}
          </Button>
        </>
      )}
      {ad && <AdEvidence ad={ad} />}
    </section>
  );
}

function Blurred({ url, alt, shown }: { url: string | null; alt: string; shown: boolean }) {
  return (
    <span className="block h-40 min-w-28 overflow-hidden rounded-control bg-raised">
      {url !== null && (
        <img
          src={url}
          alt={shown ? alt : 'Mídia desfocada'}
          className={cx('h-full object-cover', !shown && 'blur-2xl')}
        />
      )}
    </span>
  );
}
