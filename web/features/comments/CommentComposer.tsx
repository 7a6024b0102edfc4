import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { exceptComposing } from '../../ui/isComposing.ts';
import { codePoints, trimText } from '../../../schema/texts.ts';
import { useSession } from '../../storage/session.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { sanitizeText } from '../../ui/sanitizeText.ts';
import { toastFailure } from '../../ui/toast.ts';
import { EmojiButton } from '../emoji/EmojiButton.tsx';
import { insertAtCaret } from '../emoji/insertAtCaret.ts';
import { keepCommentDraft, keepMention, readCommentDraft, readdressedDraft } from './drafts.ts';
import { useSendComment } from './useSendComment.ts';

const LIMIT_CHARACTERS = 2_000;
const WARN_AT = LIMIT_CHARACTERS - 200;

type CommentComposerProps = {
  postId: string;
  parentId?: string | null;
  label: string;
  /** The initial text of the field, such as a mention of the member to whom the comment replies. */
  initialText?: string;
  autoFocus?: boolean;
  onSent?: () => void;
};

/** The form for a comment or a reply. Ctrl+Enter or Cmd+Enter sends it. An unsent text is stored as a draft. */
export function CommentComposer({
  postId,
  parentId = null,
  label,
  initialText = '',
  autoFocus = false,
  onSent,
}: CommentComposerProps) {
  const session = useSession();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => {
    if (autoFocus) return readdressedDraft(postId, parentId, initialText);
    return readCommentDraft(postId, parentId) || initialText;
  });
  useEffect(() => {
    if (autoFocus) keepMention(postId, parentId, initialText);
  }, [autoFocus, postId, parentId, initialText]);
  // Store the text of the field as the draft. If the text is only a mention, store no draft.
  useEffect(() => {
    if (readCommentDraft(postId, parentId) !== '') keepCommentDraft(postId, parentId, text);
  }, [postId, parentId, text]);
  const { submit } = useSendComment();
  const length = codePoints(trimText(text));
  const counterId = useId();
  const canSend = length > 0 && length <= LIMIT_CHARACTERS;

  useEffect(() => fit(field.current), [text]);
  useEffect(() => {
    if (!autoFocus || !field.current) return;
    field.current.focus();
    field.current.setSelectionRange(field.current.value.length, field.current.value.length);
  }, [autoFocus]);

  const write = (value: string) => {
    setText(value);
    keepCommentDraft(postId, parentId, value);
  };
  const send = async () => {
    if (!canSend) return;
    write('');
    try {
      const clean = await sanitizeText(text);
      if (!clean) throw new Error('nothing is left of it');
      submit({ postId, parentId, text: clean });
      onSent?.();
    } catch {
      write(text);
      toastFailure('Seu comentário não foi enviado', 'Verifique o texto e a conexão.');
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };

  if (!session) return null;
  return (
    <form
      className="flex items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Avatar name={session.user.name} url={session.user.imageUrl} size="sm" className="mt-1.5" />
      <div className="min-w-0 flex-1 rounded-control border border-line bg-surface transition duration-150 focus-within:border-ember">
        <textarea
          ref={field}
          aria-label={label}
          placeholder={label}
          rows={1}
          value={text}
          aria-invalid={length > LIMIT_CHARACTERS}
          aria-describedby={length > WARN_AT ? counterId : undefined}
          onChange={(event) => write(event.target.value)}
          onKeyDown={exceptComposing(onKeyDown)}
          className="block max-h-60 w-full resize-none bg-transparent px-3.5 py-2.5 text-base leading-normal text-ink outline-none placeholder:text-ink-faint"
        />
        {(text !== '' || autoFocus) && (
          <div className="flex items-center justify-end gap-3 px-2 pb-2">
            <EmojiButton className="mr-auto" onPick={(symbol) => insertAtCaret(field.current, symbol, write)} />
            {length > WARN_AT && (
              <span
                id={counterId}
                role="status"
                className={cx('text-sm tabular-nums', length > LIMIT_CHARACTERS ? 'text-danger' : 'text-ink-faint')}
              >
                <span className="sr-only">Caracteres restantes: </span>
                {LIMIT_CHARACTERS - length}
              </span>
            )}
            <Button type="submit" size="sm" disabled={!canSend}>
              {parentId ? 'Responder' : 'Comentar'}
            </Button>
          </div>
        )}
      </div>
    </form>
  );
}

/** Makes the text field as tall as its text, up to the maximum height that the style sheet sets. */
function fit(area: HTMLTextAreaElement | null) {
  if (!area) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight}px`;
}
