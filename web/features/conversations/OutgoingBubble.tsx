import { useApolloClient } from '@apollo/client/react';
import { ImageIcon, RotateCw, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { BubbleFrame, BubbleText } from './Bubble.tsx';
import { messageOutbox, type OutgoingMessage } from './outbox.ts';
import { readPicture } from './pictures.ts';
import { sendWaiting } from './sendQueue.ts';
import { RETRY } from '../../ui/connection.ts';

const choice =
  'inline-flex touch-target items-center gap-1.5 rounded-full px-2.5 text-sm font-semibold transition duration-150 hover:bg-raised';

type OutgoingBubbleProps = { entry: OutgoingMessage; startsGroup: boolean };

/**
 * A message that the server has not stored yet. If sending fails, the message stays in the list, with buttons that send
 * it again or discard it.
 */
export function OutgoingBubble({ entry, startsGroup }: OutgoingBubbleProps) {
  const client = useApolloClient();
  const failed = entry.state === 'failed';
  const retry = () => {
    messageOutbox.requeue(entry.conversationId);
    void sendWaiting(client);
  };

  return (
    <>
      <BubbleFrame isMine startsGroup={startsGroup} label={failed ? 'Mensagem não enviada' : 'Mensagem a caminho'}>
        {entry.hasPicture ? (
          <WaitingPicture clientId={entry.clientId} />
        ) : (
          entry.imageId !== null && (
            <p className="flex items-center gap-2 font-medium">
              <ImageIcon aria-hidden className="size-5" /> Imagem
            </p>
          )
        )}
        <BubbleText id={entry.clientId} text={entry.text} />
        <p className="mt-0.5 text-right text-[0.6875rem] leading-4">{failed ? 'Não enviada' : 'Enviando…'}</p>
      </BubbleFrame>
      {failed && (
        <div className="flex flex-wrap items-center justify-end gap-1 px-4 pt-1">
          <span className="mr-1 text-sm text-danger">{entry.reason ?? 'Não foi possível enviar.'}</span>
          <button type="button" className={`${choice} text-ember`} onClick={retry}>
            <RotateCw aria-hidden className="size-4" />
            {RETRY}
          </button>
          <button
            type="button"
            className={`${choice} text-ink-soft`}
            onClick={() => messageOutbox.remove(entry.clientId)}
          >
            <Trash2 aria-hidden className="size-4" />
            Descartar
          </button>
        </div>
      )}
    </>
  );
}

/** Shows the picture of an unsent message. The picture comes from this browser's storage. */
function WaitingPicture({ clientId }: { clientId: string }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let made: string | null = null;
    let isGone = false;
    void readPicture(clientId).then((picture) => {
      if (!picture || isGone) return;
      made = URL.createObjectURL(picture);
      setUrl(made);
    });
    return () => {
      isGone = true;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [clientId]);

  if (url === null) return <span className="block h-40 w-64 max-w-full rounded-control bg-raised" />;
  return <img src={url} alt="Imagem a caminho" className="max-h-85 w-64 max-w-full rounded-control object-cover" />;
}
