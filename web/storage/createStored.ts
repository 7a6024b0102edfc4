import { getSession, setFollow, subscribeSession } from './session.ts';
import { createStoredText, type Place } from './createStoredText.ts';

/** How what is read is told from what an older version, or another program, left there: a guard, or a zod schema. */
type Shape<Value> =
  | ((value: unknown) => value is Value)
  | { safeParse: (value: unknown) => { success: true; data: Value } | { success: false } };

/** All that are made, so that a session's end is heard by each. */
const made = new Set<() => void>();

/**
 * A value kept in this browser as JSON under `key`, or one for each `part`; null where there is none that fits `shape`.
 * The same object is answered until it changes, so that it can be a store of React's.
 */
export function createStored<Value>(key: string, shape: Shape<Value>, place: Place) {
  const text = createStoredText(key, place);
  const listeners = new Set<() => void>();
  const known = new Map<string, { raw: string; value: Value | null }>();
  const notifyListeners = () => {
    for (const listener of [...listeners]) listener();
  };
  made.add(() => {
    known.clear();
    notifyListeners();
  });

  function read(part?: string) {
    const name = text.nameOf(part) ?? '';
    const raw = text.read(part);
    if (raw === null) {
      known.delete(name);
      return null;
    }
    const before = known.get(name);
    if (before?.raw === raw) return before.value;
    const value = parse(raw, shape);
    known.set(name, { raw, value });
    return value;
  }

  return {
    read,
    /** @param value null removes it @returns false when the browser did not take it */
    write: (value: Value | null, part?: string) => {
      const isKept = text.write(value === null ? null : JSON.stringify(value), part);
      notifyListeners();
      return isKept;
    },
    /** Calls `listener` when it changes: here, in another tab, or with the session. @returns stops it */
    subscribe: (listener: () => void) => {
      const onStorage = ({ key: name }: StorageEvent) => {
        if (name === null || name === text.nameOf() || name.startsWith(`${text.nameOf() ?? ''}:`)) listener();
      };
      listeners.add(listener);
      window.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}

function parse<Value>(raw: string, shape: Shape<Value>) {
  try {
    const value: unknown = JSON.parse(raw);
    if (typeof shape === 'function') return shape(value) ? value : null;
    const read = shape.safeParse(value);
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

subscribeSession(() => {
  for (const forget of made) forget();
});

/** Not before it is wanted: an end that comes earlier loads it too. */
const keeping = typeof window === 'undefined' ? null : import('./keeping.ts');
keeping?.then(
  ({ followSession, sweep }) => {
    setFollow(followSession);
    sweep(() => getSession()?.user.userId ?? null);
  },
  () => undefined,
);
