import { useState } from 'react';
import type { CaseView_CaseFragment } from './generated/moderation.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Playable } from '../media/Playable.tsx';
import { AdEvidence } from './AdEvidence.tsx';
import { useShortcuts } from './shortcuts.ts';
import { FoldedText } from '../../ui/FoldedText.tsx';
import { Item } from '../../ui/Item.tsx';
import { ItemBoundary } from '../../ui/ItemBoundary.tsx';

/**
 * The reported content as it was at the time of the report. Its pictures stay blurred until the moderator reveals them.
 */
export function Evidence({ evidence }: { evidence: CaseView_CaseFragment['evidence'] }) {
  const [shown, setShown] = useState(false);
  const { title, text, media, pictureUrls, before, ad } = evidence;
  const hasPictures = media.length + pictureUrls.length > 0;
  useShortcuts({ v: () => setShown(!shown) });

  return (
    <section aria-label="Evidência" className="rounded-card border border-line bg-surface p-5">
      {title != null && title !== '' && <p className="font-semibold [overflow-wrap:anywhere] text-ink">{title}</p>}
      {before.map((message) => (
        <Item key={message.createdAt}>
          {() => (
            <div className="text-ink-soft">
              <p className="text-sm">{message.byAuthor ? 'Autor:' : 'Outra pessoa:'}</p>
              <FoldedText text={message.text} />
            </div>
          )}
        </Item>
      ))}
      {text !== '' && <FoldedText text={text} className="mt-1 text-ink" />}
      {hasPictures && (
        <>
          <div className="mt-4 flex flex-wrap gap-3">
            {pictureUrls.map((url) => (
              <ItemBoundary key={url}>
                <Blurred url={url} alt="Foto do perfil" shown={shown} />
              </ItemBoundary>
            ))}
            {media.map((file) => (
              <Item key={file.id}>
                {() => {
                  if (file.__typename !== 'Video')
                    return <Blurred url={file.sources[0]?.url ?? null} alt={file.alt || 'Imagem'} shown={shown} />;
                  return shown ? (
                    <Playable src={file.url}>
                      {(onError) => (
                        <video
                          src={file.url}
                          controls
                          preload="metadata"
                          onError={onError}
                          className="max-h-80 rounded-control"
                        />
                      )}
                    </Playable>
                  ) : (
                    <Blurred url={file.posterUrl ?? null} alt="Vídeo" shown={false} />
                  );
                }}
              </Item>
            ))}
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
