import { CHECK_AND_RETRY, RETRY } from './connection.ts';

/**
 * The rules for toasts (SPEC.md, section 9): one toast is shown at a time; it hides after 2000 ms; a dismissed toast is
 * forgotten 1,000,000 ms later. Other toasts wait in a queue. While other toasts are waiting, a toast with an action is
 * shown for a shorter time.
 */
const AUTO_HIDE_MS = 2_000;
// ms that a toast with an action is shown: enough to read the text and reach the button
const AUTO_HIDE_WITH_ACTION_MS = 8_000;
const MIN_WITH_ACTION_MS = 4_000;
const FORGET_MS = 1_000_000;
const MAX_WAITING = 3;

export type Toast = {
  id: number;
  open: boolean;
  title: string;
  description?: string;
  tone: 'neutral' | 'danger';
  action?: { label: string; run: () => void };
};

type ToastRequest = Pick<Toast, 'title' | 'description' | 'action'> & {
  tone?: Toast['tone'];
  /**
   * True for a toast that replaces the current toast and all waiting toasts, because its message says the same thing
   * better.
   */
  replaces?: boolean;
};

let current: Toast | null = null;
let waiting: Toast[] = [];
let lastId = 0;
let shownAt = 0;
let isPaused = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: Toast | null) {
  current = next;
  for (const listener of listeners) listener();
}

/** Restarts the timer that hides the toast. The timer does not run while no component shows toasts. */
function schedule() {
  clearTimeout(timer);
  if (!current?.open || isPaused || listeners.size === 0) return;
  const { id, action } = current;
  const busy = waiting.length > 0 ? MIN_WITH_ACTION_MS : AUTO_HIDE_WITH_ACTION_MS;
  timer = setTimeout(() => dismissToast(id), shownAt + (action ? busy : AUTO_HIDE_MS) - Date.now());
}

function show(next: Toast) {
  shownAt = Date.now();
  set(next);
  schedule();
}

/**
 * Shows a toast, or queues it until the current toast is hidden. Ignores the toast if the same toast is already shown
 * or queued.
 */
export function toast({ tone = 'neutral', replaces = false, ...request }: ToastRequest) {
  const next: Toast = { id: ++lastId, open: true, tone, ...request };
  const isNew = ({ title, description }: Toast) => title !== next.title || description !== next.description;
  if (replaces) waiting = [];
  if (replaces || !current?.open || !isNew(current)) {
    show(next);
    return;
  }
  waiting = [...waiting.filter(isNew), next].slice(-MAX_WAITING);
  schedule();
}

/**
 * Shows a toast that says that an action failed.
 * @param description the server's message. If it is undefined, the toast asks the member to check the connection; if it
 * is null, the toast has only a title
 * @param retry repeats the action
 */
export function toastFailure(title: string, description: string | null = CHECK_AND_RETRY, retry?: () => void) {
  toast({
    title,
    description: description ?? undefined,
    tone: 'danger',
    action: retry && { label: RETRY, run: retry },
  });
}

export function dismissToast(id: number) {
  if (current?.id !== id || !current.open) return;
  isPaused = false;
  set({ ...current, open: false });
  setTimeout(() => current?.id === id && set(null), FORGET_MS);
  const next = waiting.shift();
  if (next) show(next);
}

/**
 * Stops or restarts the timer that hides the toast. The timer is stopped while the pointer is over the toast or the
 * focus is in the toast.
 */
export function pauseToast(paused: boolean) {
  isPaused = paused;
  shownAt = Date.now();
  schedule();
}

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    if (listeners.size === 1) pauseToast(false);
    return () => void listeners.delete(listener);
  },
  get: () => current,
};

/**
 * Shows a toast that says that a part of the page, which the member opened, could not be loaded. Does nothing if no
 * component shows toasts: otherwise the message would appear later, on another page.
 */
export function toastNotOpened() {
  if (listeners.size === 0) return;
  toastFailure('Não foi possível abrir');
}
