import { Trash2, X } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useSession } from '../../storage/session.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CaptureStage } from './CaptureStage.tsx';
import { isEmpty, type Mode } from './draft.ts';
import { ModeTabs } from './ModeTabs.tsx';
import { PreviewStage } from './PreviewStage.tsx';
import { PublishBar } from './PublishBar.tsx';
import { RecoveredDraft } from './RecoveredDraft.tsx';
import { TextStage } from './TextStage.tsx';
import { useComposer } from './useComposer.ts';
import { useFileDrop } from './useFileDrop.ts';
import { usePublish } from './usePublish.ts';

type ComposerProps = {
  /** The id of the community in which the post will appear. If it is undefined, the post appears in the home feed. */
  communityId?: string;
};

/**
 * The post composer with its three modes: capture, preview and text (SPEC.md, section 3). On a phone it fills the
 * screen; on larger screens it is a card in the main column.
 */
export function Composer({ communityId }: ComposerProps) {
  const session = useSession();
  return session && <MemberComposer userId={session.user.userId} communityId={communityId} />;
}

function MemberComposer({ userId, communityId }: ComposerProps & { userId: string }) {
  const { composer, draft, publishing, recovered, unsaved, ready, selectedId, announcement } = useComposer(
    userId,
    communityId,
  );
  const home = communityId === undefined ? '/' : `/groups/${communityId}`;
  const { publish, problem } = usePublish(composer, draft, home);
  const [asking, setAsking] = useState(false);
  const writing = useWriting(composer, ready && isEmpty(draft));
  const dropping = useFileDrop((files) => composer.addFiles(files));

  return (
    <section
      aria-labelledby="composer-title"
      aria-busy={!ready}
      className="fixed inset-0 z-40 flex flex-col bg-canvas md:relative md:inset-auto md:z-0 md:my-6 md:h-[calc(100dvh-3rem)] md:max-h-[56rem] md:overflow-hidden md:rounded-card md:border md:border-line md:bg-surface"
    >
      <Tabs.Root
        value={draft.mode}
        onValueChange={(mode) => isMode(mode) && writing.choose(mode)}
        className="flex min-h-0 flex-1 flex-col"
      >
        <header className="grid grid-cols-[1fr_auto_1fr] items-center gap-2 px-2 pt-[max(0.5rem,env(safe-area-inset-top))] pb-2 md:px-4 md:pt-4">
          <Link
            to={home}
            title="Fechar"
            aria-label="Fechar"
            className="inline-flex size-11 items-center justify-center rounded-full text-ink-soft transition duration-150 hover:bg-raised hover:text-ink"
          >
            <X aria-hidden className="size-5" />
          </Link>
          <h1 id="composer-title" className="text-base font-semibold text-ink">
            Criar post
          </h1>
          <div className="flex justify-end">
            {!isEmpty(draft) && (
              <IconButton label="Descartar rascunho" disabled={publishing} onClick={() => setAsking(true)}>
                <Trash2 aria-hidden className="size-5" />
              </IconButton>
            )}
          </div>
        </header>
        <ModeTabs hasFiles={draft.files.length > 0} disabled={publishing} inert={!ready} />
        {recovered && <RecoveredDraft onKeep={composer.keepRecovered} onDiscard={composer.discard} />}

        {ready ? (
          <>
            <Tabs.Content
              value="capture"
              className="flex min-h-0 flex-1 flex-col overflow-y-auto outline-none"
              tabIndex={-1}
            >
              <CaptureStage onFiles={composer.addFiles} onText={writing.begin} hasFiles={draft.files.length > 0} />
            </Tabs.Content>
            <Tabs.Content value="preview" className="flex min-h-0 flex-1 flex-col outline-none" tabIndex={-1}>
              <PreviewStage
                composer={composer}
                files={draft.files}
                text={draft.text}
                selectedId={selectedId}
                locked={publishing}
              />
            </Tabs.Content>
            <Tabs.Content value="text" className="flex min-h-0 flex-1 flex-col outline-none" tabIndex={-1}>
              <TextStage
                composer={composer}
                files={draft.files}
                text={draft.text}
                locked={publishing}
                begins={writing.begins}
              />
            </Tabs.Content>
          </>
        ) : (
          <Tabs.Content value={draft.mode} className="flex flex-1 px-4 pb-4" tabIndex={-1}>
            <Skeleton className="flex-1 rounded-card" />
          </Tabs.Content>
        )}
      </Tabs.Root>

      {ready && draft.mode !== 'capture' && (
        <PublishBar
          files={draft.files}
          publishing={publishing}
          problem={problem}
          unsaved={unsaved}
          onPublish={() => void publish()}
        />
      )}
      <p className="sr-only" role="status">
        {announcement}
      </p>
      {dropping && <DropHint />}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Descartar rascunho?"
        description="Os arquivos e o texto deste rascunho serão excluídos."
        confirmLabel="Descartar"
        onConfirm={composer.discard}
      />
    </section>
  );
}

/**
 * Returns functions that change the composer's mode. For `?modo=texto` in the URL (the link above the feed) and for the
 * button 'Só texto', the text mode opens with the cursor in the field. When the member chooses a tab, the focus stays
 * on the tab.
 */
function useWriting(composer: ReturnType<typeof useComposer>['composer'], isBlank: boolean) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('modo') === 'texto';
  const [begins, setBegins] = useState(asked);

  useEffect(() => {
    if (!asked || !isBlank) return;
    composer.setMode('text');
    // Remove the parameter from the URL, so that after a reload the draft opens in the mode that it had last.
    setSearch({}, { replace: true });
  }, [asked, isBlank, composer, setSearch]);

  return {
    begins,
    begin: () => {
      setBegins(true);
      composer.setMode('text');
    },
    choose: (mode: Mode) => {
      setBegins(false);
      composer.setMode(mode);
    },
  };
}

function DropHint() {
  return (
    <div
      className={cx(
        'pointer-events-none absolute inset-2 z-10 flex items-center justify-center rounded-card border-2 border-dashed border-ember',
        'bg-scrim backdrop-blur-sm',
      )}
    >
      <p className="rounded-full bg-surface px-6 py-3 font-semibold text-ink shadow-float">Solte para adicionar</p>
    </div>
  );
}

function isMode(value: string): value is Mode {
  return value === 'capture' || value === 'preview' || value === 'text';
}
