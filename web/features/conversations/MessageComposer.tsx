import { useApolloClient } from '@apollo/client/react';
import { ImagePlus, SendHorizontal, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { exceptComposing } from '../../ui/isComposing.ts';
import { codePoints, trimText } from '../../../schema/texts.ts';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { sanitizeText } from '../../ui/sanitizeText.ts';
import { toastFailure } from '../../ui/toast.ts';
import { EmojiButton } from '../emoji/EmojiButton.tsx';
import { insertAtCaret } from '../emoji/insertAtCaret.ts';
import { PICTURE_TYPES } from '../media/uploadPicture.ts';
import { followDraft, keepMessageDraft, readMessageDraft } from './drafts.ts';
import { messageOutbox } from './outbox.ts';
import { sendWaiting } from './sendQueue.ts';
import { useImage } from './useImage.ts';
import { useTypingSignal } from './useTyping.ts';

const LIMIT_CHARACTERS = 2_000;
const WARN_AT = LIMIT_CHARACTERS - 200;

/**
 * The form for a message, which also stores the unsent text as a draft. On devices with a physical keyboard, the text
 * field gets the focus when the conversation opens, and Enter sends the message.
 */
export function MessageComposer({ conversationId, to }: { conversationId: string; to: string }) {
  const client = useApolloClient();
  const field = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(() => readMessageDraft(conversationId));
  const typed = useRef(text);
  const { image, pick, clear, putBack } = useImage();
  const typing = useTypingSignal(conversationId);
  const [isOpened] = useState(useNavigationType() !== NavigationType.Pop);
  const length = codePoints(trimText(text));
  const counterId = useId();
  const canSend = length <= LIMIT_CHARACTERS && (image ? image.imageId !== null || image.picture !== null : length > 0);

  useEffect(() => fit(field.current), [text]);
  useEffect(() => {
    if (isOpened && !isTouched()) field.current?.focus({ preventScroll: true });
  }, [isOpened]);
  useEffect(
    () =>
      // If another tab changes the draft, take over its text, unless the member has typed in this tab too.
      followDraft(conversationId, ({ before, now }) => {
        if (typed.current !== before) return;
        typed.current = now;
        setText(now);
      }),
    [conversationId],
  );

  /**
   * The texts that are being added to the outbox. The stored draft contains them until the outbox has stored them, so
   * that a reload loses no text.
   */
  const leaving = useRef<readonly string[]>([]);
  const keep = () => keepMessageDraft(conversationId, lines(...leaving.current, typed.current));
  const write = (value: string) => {
    typed.current = value;
    setText(value);
    keep();
  };
  const send = async () => {
    if (!canSend) return;
    const imageId = image?.imageId ?? null;
    const picture = image?.picture ?? null;
    leaving.current = [...leaving.current, text];
    const left = () => {
      const at = leaving.current.indexOf(text);
      leaving.current = leaving.current.filter((_, index) => index !== at);
    };
    write('');
    clear();
    typing.stop();
    field.current?.focus();
    try {
      const clean = await sanitizeText(text);
      if (!clean && imageId === null && picture === null) throw new Error('nothing is left of it');
      await messageOutbox.add({ conversationId, text: clean, imageId }, picture);
      left();
      keep();
      void sendWaiting(client);
    } catch {
      left();
      write(lines(text, typed.current));
      if (image) putBack(image);
      toastFailure('Sua mensagem não foi enviada', 'Verifique o texto e a conexão.');
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey) return;
    // On touch screens, Enter inserts a new line; the button, Ctrl+Enter or Cmd+Enter sends the message.
    if (isTouched() && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    void send();
  };

  return (
    <form
      className="border-t border-line px-2 py-2 short:flex short:items-end"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {image && (
        <div className="relative m-1 mb-2 inline-block short:shrink-0">
          <img
            src={image.preview}
            alt="Imagem escolhida"
            className="h-24 max-w-40 rounded-control object-cover short:h-11 short:max-w-14"
          />
          {image.picture && (
            <p
              role="status"
              className="absolute inset-x-0 bottom-0 rounded-b-control bg-scrim px-2 py-1 text-xs text-white"
            >
              Será enviada quando houver conexão
            </p>
          )}
          {image.imageId === null && !image.picture && (
            <progress
              aria-label="Enviando imagem"
              value={image.progress}
              className="absolute inset-x-2 bottom-2 h-1 w-[calc(100%-1rem)] accent-ember"
            />
          )}
          <IconButton label="Remover imagem" className="absolute! -top-4 -right-4 bg-surface" onClick={clear}>
            <X aria-hidden className="size-4" />
          </IconButton>
        </div>
      )}
      <div className="flex min-w-0 flex-1 items-end gap-0.5">
        <EmojiButton onPick={(symbol) => insertAtCaret(field.current, symbol, write)} />
        <IconButton label="Enviar imagem" onClick={() => file.current?.click()}>
          <ImagePlus aria-hidden className="size-5" />
        </IconButton>
        <input
          ref={file}
          type="file"
          accept={PICTURE_TYPES}
          hidden
          aria-label="Escolher imagem"
          onChange={({ currentTarget }) => {
            const [picked] = currentTarget.files ?? [];
            currentTarget.value = '';
            if (picked) void pick(picked);
          }}
        />
        <div className="mx-1 min-w-0 flex-1 rounded-card border border-line bg-surface transition duration-150 focus-within:border-ember">
          <textarea
            ref={field}
            aria-label={`Mensagem para ${to}`}
            placeholder="Mensagem"
            rows={1}
            value={text}
            aria-invalid={length > LIMIT_CHARACTERS}
            aria-describedby={length > WARN_AT ? counterId : undefined}
            onChange={({ target }) => {
              write(target.value);
              if (target.value !== '') typing.touch();
            }}
            onKeyDown={exceptComposing(onKeyDown)}
            className={cx(
              'block max-h-36 w-full resize-none bg-transparent px-4 py-2.5 text-base leading-normal text-ink outline-none placeholder:text-ink-faint',
              // On small screens, the text field has one line less while the counter is shown, so that half of the
              // screen stays free for messages.
              length > WARN_AT ? 'short:max-h-11' : 'short:max-h-17',
            )}
          />
          {length > WARN_AT && (
            <p
              id={counterId}
              role="status"
              className={cx(
                'px-4 pb-1 text-sm tabular-nums',
                length > LIMIT_CHARACTERS ? 'text-danger' : 'text-ink-faint',
              )}
            >
              <span className="sr-only">Caracteres restantes: </span>
              {LIMIT_CHARACTERS - length}
            </p>
          )}
        </div>
        <IconButton type="submit" label="Enviar" disabled={!canSend} className="text-ember!">
          <SendHorizontal aria-hidden className="size-5" />
        </IconButton>
      </div>
    </form>
  );
}

function lines(...texts: readonly string[]) {
  return texts.filter((each) => each !== '').join('\n');
}

/** Returns true on devices whose main pointer is a finger, because these devices have an on-screen keyboard. */
function isTouched() {
  return window.matchMedia('(pointer: coarse)').matches;
}

/** Makes the text field as tall as its text, up to the maximum height that the style sheet sets. */
function fit(area: HTMLTextAreaElement | null) {
  if (!area) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight}px`;
}
