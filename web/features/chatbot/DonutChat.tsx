import { SendHorizontal } from 'lucide-react';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { keepWithin } from '../../ui/keepWithin.ts';
import { trimText } from '../../../schema/texts.ts';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { DonutFace } from './DonutFace.tsx';
import { useDonut } from './useDonut.ts';
import { Item } from '../../ui/Item.tsx';

export function DonutChat() {
  const { messages, typing, send } = useDonut();
  const [draft, setDraft] = useState('');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [messages.length, typing]);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const text = trimText(draft);
    if (text === '') return;
    send(text);
    setDraft('');
  }

  return (
    <>
      <div
        ref={list}
        role="log"
        aria-label="Conversa com o Donut"
        tabIndex={0}
        className="flex-1 overflow-y-auto px-4 py-6"
      >
        <ol className="space-y-3">
          {messages.map(({ id, from, text }) => (
            <Item key={id}>
              {() => (
                <li className={cx('flex animate-rise items-end gap-2', from === 'me' && 'justify-end')}>
                  {from === 'donut' && <DonutFace className="size-8" />}
                  <p
                    className={cx(
                      'max-w-[80%] rounded-3xl px-4 py-2.5 leading-snug wrap-anywhere',
                      from === 'me'
                        ? 'rounded-br-md bg-ember-gradient text-on-ember'
                        : 'rounded-bl-md bg-raised text-ink',
                    )}
                  >
                    <span className="sr-only">{from === 'me' ? 'Você: ' : 'Donut: '}</span>
                    {text}
                  </p>
                </li>
              )}
            </Item>
          ))}
          {typing && (
            <li className="flex items-end gap-2">
              <DonutFace className="size-8" />
              <span
                role="img"
                aria-label="Donut está digitando"
                className="flex gap-1 rounded-3xl rounded-bl-md bg-raised px-4 py-4"
              >
                {[0, 150, 300].map((delay) => (
                  <span
                    key={delay}
                    className="size-2 animate-bounce rounded-full bg-ink-faint"
                    style={{ animationDelay: `${delay}ms` }}
                  />
                ))}
              </span>
            </li>
          )}
        </ol>
      </div>
      <form
        onSubmit={submit}
        className="flex gap-2 border-t border-line p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
      >
        <input
          aria-label="Mensagem"
          placeholder="Escreva para o Donut"
          {...keepWithin(500)}
          autoComplete="off"
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          className="h-12 min-w-0 flex-1 rounded-full border border-line bg-surface px-5 text-base text-ink outline-none placeholder:text-ink-faint focus:border-ember"
        />
        <IconButton
          label="Enviar"
          type="submit"
          className="size-12 bg-ember-gradient text-on-ember! hover:brightness-110"
        >
          <SendHorizontal aria-hidden className="size-5" />
        </IconButton>
      </form>
    </>
  );
}
