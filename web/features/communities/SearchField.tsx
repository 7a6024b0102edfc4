import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';

const PAUSE = 300; // ms

type SearchFieldProps = { value: string; onSearch: (search: string) => void };

/** Searches as one types, a moment after the last key. */
export function SearchField({ value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => onSearch(typed.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch]);

  return (
    <search className="block">
      <label className="flex h-12 items-center gap-3 rounded-full border border-line bg-surface px-4 focus-within:border-ember">
        <Search aria-hidden className="size-5 shrink-0 text-ink-faint" />
        <input
          type="search"
          aria-label="Buscar comunidades"
          placeholder="Buscar comunidades"
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="h-full min-w-0 flex-1 bg-transparent text-base text-ink outline-none placeholder:text-ink-faint"
        />
      </label>
    </search>
  );
}
