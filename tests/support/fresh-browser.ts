import { vi } from 'vitest';

/**
 * Records each change that a test file makes to the browser. All test files of a worker share one jsdom, because
 * creating a jsdom takes longer than most test files.
 * @returns a function that undoes the changes: storage, address, document, listeners, timers, channels and globals
 */
export function recordBrowserChanges() {
  const restoreProperties = [
    globalThis,
    document,
    document.documentElement,
    document.body,
    navigator,
    history,
    console,
    URL,
    Navigator.prototype,
    Document.prototype,
    Storage.prototype,
    Node.prototype,
    Element.prototype,
    HTMLElement.prototype,
    HTMLInputElement.prototype,
    HTMLDialogElement.prototype,
    HTMLMediaElement.prototype,
  ].map(recordProperties);
  const stops = [
    ...[window, document, document.documentElement, document.body].map(recordListeners),
    recordChannels(),
    recordTimers(globalThis, 'setTimeout', 'clearTimeout'),
    recordTimers(globalThis, 'setInterval', 'clearInterval'),
    recordTimers(globalThis, 'requestAnimationFrame', 'cancelAnimationFrame'),
    // jsdom navigates in the history with the timers of its own window, which is not the global object here.
    recordTimers(document.defaultView ?? globalThis, 'setTimeout', 'clearTimeout'),
  ];

  const env = { ...process.env };
  const { innerWidth, innerHeight } = window;

  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    for (const stop of stops) stop();
    for (const restore of restoreProperties) restore();
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
    for (const [name] of document.cookie.matchAll(/[^=; ]+(?==)/g)) document.cookie = `${name}=; max-age=0; path=/`;
    restoreEnvironment(env);
    Object.assign(window, { name: '', scrollY: 0, innerWidth, innerHeight });
    // Replaces the head, which disconnects the MutationObservers of the old head. Only empties the body and does not
    // replace it, because Testing Library keeps a reference to it.
    document.head.replaceWith(document.createElement('head'));
    document.body.replaceChildren();
    for (const element of [document.documentElement, document.body])
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
  };
}

/**
 * Changes `process.env` in place instead of replacing it: Node applies a change of TZ only through the original object.
 */
function restoreEnvironment(env: NodeJS.ProcessEnv) {
  for (const name of Object.keys(process.env)) if (!(name in env)) Reflect.deleteProperty(process.env, name);
  for (const [name, value] of Object.entries(env)) if (process.env[name] !== value) process.env[name] = value;
}

/**
 * Returns a function that removes all properties that were added to an object since this call. React and user-event
 * mark the document and the body with such a property when they add their listeners. The listeners are removed after
 * the test file, so the mark has to be removed, too: otherwise React and user-event would add no listeners in the next
 * test file.
 */
function recordProperties(target: object) {
  const before = new Map(Reflect.ownKeys(target).map((key) => [key, Reflect.getOwnPropertyDescriptor(target, key)]));
  return () => {
    for (const key of Reflect.ownKeys(target)) {
      if (isVitests(key)) continue;
      const now = Reflect.getOwnPropertyDescriptor(target, key);
      const then = before.get(key);
      if (!now?.configurable) continue;
      if (!then) Reflect.deleteProperty(target, key);
      else if (now.value !== then.value || now.get !== then.get) Reflect.defineProperty(target, key, then);
    }
    for (const [key, then] of before)
      if (then && !Object.hasOwn(target, key)) Reflect.defineProperty(target, key, then);
  };
}

/**
 * Returns true for a property that has to stay: Vitest's own, or a symbol of the global registry. Libraries share state
 * between their copies under such a symbol and read it a single time.
 */
function isVitests(key: string | symbol) {
  return typeof key === 'symbol' ? Symbol.keyFor(key) !== undefined : key.startsWith('__vitest');
}

/**
 * Defines the property instead of assigning it, because a setter of jsdom would keep the value in a place that
 * recordProperties does not see.
 */
function replace(target: object, key: string, value: unknown) {
  Reflect.defineProperty(target, key, { value, configurable: true, writable: true });
}

function recordListeners(target: EventTarget) {
  const add = target.addEventListener.bind(target);
  const removals: (() => void)[] = [];
  replace(target, 'addEventListener', (...[type, listener, options]: Parameters<typeof add>) => {
    removals.push(() => target.removeEventListener(type, listener, options));
    add(type, listener, options);
  });
  return () => {
    for (const remove of removals) remove();
  };
}

type Timers = Pick<
  typeof globalThis,
  'setTimeout' | 'clearTimeout' | 'setInterval' | 'clearInterval' | 'requestAnimationFrame' | 'cancelAnimationFrame'
>;

function recordTimers(
  target: Timers,
  begin: 'setTimeout' | 'setInterval' | 'requestAnimationFrame',
  end: 'clearTimeout' | 'clearInterval' | 'cancelAnimationFrame',
) {
  const started: unknown[] = [];
  const original = target[begin];
  const start = new Proxy(original, {
    apply(timer, self, args) {
      const handle: unknown = Reflect.apply(timer, self, args);
      started.push(handle);
      return handle;
    },
  });
  replace(target, begin, start);
  return () => {
    for (const handle of started) Reflect.apply(target[end], target, [handle]);
    replace(target, begin, original);
  };
}

/**
 * Records each BroadcastChannel that is opened, so that it can be closed. Otherwise this test file's modules would
 * receive the messages of the next test file.
 */
function recordChannels() {
  const opened: BroadcastChannel[] = [];
  const recorded = class extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      opened.push(this);
    }
  };
  replace(globalThis, 'BroadcastChannel', recorded);
  return () => {
    for (const channel of opened) channel.close();
  };
}
