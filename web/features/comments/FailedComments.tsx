import { RotateCw, Trash2 } from 'lucide-react';
import { useFailedComments } from './outbox.ts';
import { useSendComment } from './useSendComment.ts';
import { PostText } from '../posts/PostText.tsx';
import { RETRY } from '../../ui/connection.ts';
import { Item } from '../../ui/Item.tsx';

const choice =
  'inline-flex touch-target items-center gap-1.5 rounded-full px-2.5 text-sm font-semibold transition duration-150 hover:bg-raised';

/** Lists the comments that could not be sent, with their full text and buttons to send them again or discard them. */
export function FailedComments({ postId, parentId = null }: { postId: string; parentId?: string | null }) {
  const failed = useFailedComments(postId, parentId);
  const { retry, discard } = useSendComment();

  return failed.map((entry) => (
    <Item key={entry.key}>
      {() => (
        <div
          role="group"
          aria-label="Comentário não enviado"
          className="my-2 rounded-control border border-danger/50 bg-surface px-3.5 pt-2.5 pb-1"
        >
          <PostText id={entry.key} text={entry.text} folds />
          <div className="-mx-1 mt-1 flex items-center gap-1">
            <span className="mr-auto px-1 text-sm text-danger">Não enviado</span>
            <button type="button" className={`${choice} text-ember`} onClick={() => void retry(entry)}>
              <RotateCw aria-hidden className="size-4" />
              {RETRY}
            </button>
            <button type="button" className={`${choice} text-ink-soft`} onClick={() => discard(entry)}>
              <Trash2 aria-hidden className="size-4" />
              Descartar
            </button>
          </div>
        </div>
      )}
    </Item>
  ));
}
