/** SPEC 9: at most one toast; an alert hides after 2000 ms; a dismissed one is forgotten 1,000,000 ms later. */
const AUTO_HIDE = 2_000; // ms
const AUTO_HIDE_WITH_ACTION = 8_000; // ms: time to read and reach the button
const FORGET = 1_000_000; // ms

export type Toast = {
  id: number;
  open: boolean;
  title: string;
  description?: string;
  tone: 'neutral' | 'danger';
  action?: { label: string; run: () => void };
};

type ToastRequest = Pick<Toast, 'title' | 'description' | 'action'> & { tone?: Toast['tone'] };

let current: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: Toast | null) {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a message in place of the one before it. */
export function toast({ tone = 'neutral', ...request }: ToastRequest) {
  const id = ++lastId;
  set({ id, open: true, tone, ...request });
  setTimeout(() => dismissToast(id), request.action ? AUTO_HIDE_WITH_ACTION : AUTO_HIDE);
}

export function dismissToast(id: number) {
  if (current?.id !== id || !current.open) return;
  set({ ...current, open: false });
  setTimeout(() => current?.id === id && set(null), FORGET);
}

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get: () => current,
};
