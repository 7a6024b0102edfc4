import { getSession, setSessionFollower, subscribeSession } from './session.ts';
import { createStoredText, type StoragePlace } from './createStoredText.ts';

/**
 * Checks a stored value. Accepts a value of this version; rejects a value that an older version or another program has
 * stored.
 */
type Shape<Value> =
  | ((value: unknown) => value is Value)
  | { safeParse: (value: unknown) => { success: true; data: Value } | { success: false } };

/**
 * For each stored value: a function that clears the value's cache and calls its listeners. All these functions run when
 * the session changes.
 */
const made = new Set<() => void>();

/**
 * Creates a value that is stored in this browser as JSON under `key`. With a `part`, separate values are stored under
 * `key:part`. `read` returns null if no value is stored or the stored value does not fit `shape`. Until the value
 * changes, `read` returns the same object, as useSyncExternalStore requires.
 */
export function createStored<Value>(key: string, shape: Shape<Value>, place: StoragePlace) {
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
    /** @param value null removes the stored value @returns false if the browser refused to store the value */
    write: (value: Value | null, part?: string) => {
      const isKept = text.write(value === null ? null : JSON.stringify(value), part);
      notifyListeners();
      return isKept;
    },
    /**
     * Calls `listener` when the value changes in this tab or in another tab, and when the session changes.
     * @returns a function that removes the listener
     */
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

/**
 * Load sessionEnd.ts asynchronously. If a session ends before the module has loaded, session.ts imports the module too.
 */
const keeping = typeof window === 'undefined' ? null : import('./sessionEnd.ts');
keeping?.then(
  ({ followSession, sweep }) => {
    setSessionFollower(followSession);
    sweep(() => getSession()?.user.userId ?? null);
  },
  () => undefined,
);
