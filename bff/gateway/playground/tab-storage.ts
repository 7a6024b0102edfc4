const PREFIX = 'graphiql:';
const TABS = `${PREFIX}tabState`;
const HEADERS = `${PREFIX}headers`;
const OWN = new Set([TABS, ...['query', 'variables', 'operationName'].map((name) => PREFIX + name)]);

/**
 * Creates the storage of GraphiQL. Each tab of the browser keeps the operations of its own, which a second tab of the
 * browser does not overwrite. A new tab of the browser starts with the operations that were stored last. Never stores
 * headers, because they contain a token, and removes those that an earlier version stored.
 * @param own the storage of this tab of the browser
 * @param shared the storage of all tabs of the browser, which also contains the settings
 */
export function createTabStorage(own: Storage, shared: Storage) {
  const all = [own, shared];
  for (const storage of all) removeHeaders(storage);
  const hasOwn = () => own.getItem(TABS) !== null;
  return {
    getItem: (key: string) => (OWN.has(key) && hasOwn() ? own : shared).getItem(key),
    setItem(key: string, value: string) {
      if (key === HEADERS) return;
      if (OWN.has(key)) own.setItem(key, value);
      shared.setItem(key, value);
    },
    removeItem(key: string) {
      for (const storage of all) storage.removeItem(key);
    },
    clear() {
      for (const storage of all)
        for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
    },
    get length() {
      return own.length + shared.length;
    },
  };
}

function removeHeaders(storage: Storage) {
  storage.removeItem(HEADERS);
  const tabs = storage.getItem(TABS);
  if (tabs !== null) storage.setItem(TABS, withoutHeaders(tabs));
}

/** Returns the text unchanged if it is not JSON. */
function withoutHeaders(tabs: string) {
  try {
    return JSON.stringify(JSON.parse(tabs), (key, value: unknown) => (key === 'headers' ? null : value));
  } catch {
    return tabs;
  }
}
