import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { keepWithin } from '../../ui/keepWithin.ts';
import { trimText } from '../../../schema/texts.ts';
import { IconButton } from '../../ui/IconButton.tsx';

const PAUSE_MS = 250; // ms after the last key press until the search starts
const MAX_LENGTH = 80;

type SearchFieldProps = { label: string; placeholder: string; value: string; onSearch: (text: string) => void };

/** A search field that starts the search when the member pauses typing. */
export function SearchField({ label, placeholder, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  /**
   * The searches that this field has started and that are not in the URL yet. Such a search may arrive in the URL while
   * the member is still typing, and must not reset the field.
   */
  const sent = useRef<string[]>([]);
  // If the search in the URL changes for another reason, such as a back navigation, show the new search in the field.
  useEffect(() => {
    const arrived = sent.current.indexOf(value);
    sent.current = arrived < 0 ? [] : sent.current.slice(arrived + 1);
    if (arrived >= 0) return;
    clearTimeout(timer.current);
    setTyped((before) => (trimText(before) === value ? before : value));
  }, [value]);
  const send = (text: string) => {
    if (text === (sent.current.at(-1) ?? value)) return;
    sent.current.push(text);
    onSearch(text);
  };

  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });

  // Starts the search immediately, because the member may be about to leave the page. A delayed search would navigate
  // back to this page.
  const searchNow = () => {
    clearTimeout(timer.current);
    send(trimText(typed));
  };
  const search = (text: string, pause: number) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(trimText(text)), pause);
  };

  return (
    <form
      role="search"
      className="flex h-12 items-center rounded-full border border-line bg-surface pl-4 focus-within:border-ember"
      onSubmit={(event) => {
        event.preventDefault();
        searchNow();
      }}
    >
      <Search aria-hidden className="size-5 shrink-0 text-ink-faint" />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        {...keepWithin(MAX_LENGTH)}
        value={typed}
        onBlur={searchNow}
        onChange={({ target }) => search(target.value, PAUSE_MS)}
        className="h-full min-w-0 flex-1 bg-transparent px-3 text-base text-ink outline-none placeholder:text-ink-faint [&::-webkit-search-cancel-button]:hidden"
      />
      {typed !== '' && (
        <IconButton label="Limpar busca" onClick={() => search('', 0)}>
          <X aria-hidden className="size-5" />
        </IconButton>
      )}
    </form>
  );
}
