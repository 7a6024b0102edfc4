import { trimText } from '../../../schema/texts.ts';
import { isSettled, isValid, publishProblem, resumed, type DraftFile } from './draft.ts';
import { messages } from './limits.ts';
import type { ComposerStore } from './store.ts';
import type { Uploads } from './uploads.ts';

export type NewPost = { idempotencyKey: string; text: string; media: { id: string; alt: string }[] };

export type CreatePost = (post: NewPost) => Promise<CreatePostAnswer>;

export type CreatePostAnswer =
  /**
   * The server created the post. If `waits` is true, only the author sees the post until a moderator has approved it.
   */
  | { kind: 'created'; waits?: boolean }
  /** The server refused the post. `invalid` is true if the reason is the input as a whole or its media. */
  | { kind: 'refused'; message: string; invalid: boolean }
  /** No answer arrived, or the answer does not say whether the post now exists. */
  | { kind: 'unknown'; message: string | null };

export type PublishOutcome =
  | { kind: 'published'; waits?: boolean }
  /** The draft has a problem that the member must fix first. */
  | { kind: 'blocked'; message: string }
  /** Publishing failed. `message` is null if the server gave no reason. */
  | { kind: 'failed'; message: string | null }
  /** Nothing happened, because publishing was already running or the member cancelled an upload. */
  | { kind: 'ignored' };

type PublishDeps = {
  store: ComposerStore;
  uploads: Uploads;
  sanitize: (text: string) => Promise<string>;
  createPost: CreatePost;
  reset: () => void;
  newId: () => string;
  now: () => number;
};

/**
 * Creates the function that publishes a draft. It first waits until all uploads have ended. After success, it resets
 * the draft (SPEC.md, section 4).
 */
export function createPublish({ store, uploads, sanitize, createPost, reset, newId, now }: PublishDeps) {
  const { getState, update, edit } = store;

  return async function publish(): Promise<PublishOutcome> {
    const { publishing, draft } = getState();
    if (publishing) return { kind: 'ignored' };
    const problem = publishProblem(draft);
    if (problem) return { kind: 'blocked', message: problem };

    // Upload the failed, cancelled and expired files again, because the author expects all visible files in the post.
    const files = draft.files.map((file) => resumed(file, now()));
    update({ publishing: true, recovered: false, announcement: 'Publicando…', draft: { ...draft, files } });
    uploads.run();
    try {
      await allSettled();
      return await send();
    } catch {
      return { kind: 'failed', message: null };
    } finally {
      update({ publishing: false });
    }
  };

  /** Resolves when all files have been prepared and uploaded, or have failed. */
  function allSettled() {
    return new Promise<void>((resolve) => {
      const check = () => {
        if (!getState().draft.files.every(isSettled)) return;
        unsubscribe();
        resolve();
      };
      const unsubscribe = store.subscribe(check);
      check();
    });
  }

  async function send(): Promise<PublishOutcome> {
    const { files, idempotencyKey, uncertain } = getState().draft;
    const stuck = problemOf(files);
    if (stuck) return stuck;
    const text = await sanitize(getState().draft.text);
    if (files.length === 0 && text === '') return { kind: 'blocked', message: messages.nothingToSend };

    const media = files.flatMap(({ alt, state }) =>
      state.at === 'stored' ? [{ id: state.mediaId, alt: trimText(alt) }] : [],
    );
    edit({ uncertain: true });
    const answer = await createPost({ idempotencyKey, text, media });
    if (answer.kind === 'created') {
      reset();
      return { kind: 'published', ...(answer.waits && { waits: true }) };
    }
    if (answer.kind === 'unknown') return { kind: 'failed', message: answer.message };

    edit({ uncertain: false });
    if (answer.invalid) startOver();
    return { kind: 'failed', message: answer.invalid && uncertain ? messages.perhapsPublished : answer.message };
  }

  /**
   * Gives the draft a new idempotency key and marks its files for a new upload. An earlier attempt, whose answer was
   * lost, may have used the old key and the old uploads.
   */
  function startOver() {
    const files = getState().draft.files.map((file): DraftFile => ({
      ...file,
      state: { at: 'failed', reason: messages.sendAgain },
    }));
    edit({ files, idempotencyKey: newId() });
  }
}

function problemOf(files: readonly DraftFile[]): PublishOutcome | null {
  if (!files.every(isValid)) return { kind: 'blocked', message: messages.invalidFiles };
  if (files.some(({ state }) => state.at === 'cancelled')) return { kind: 'ignored' };
  const failed = files.find(({ state }) => state.at === 'failed')?.state;
  return failed?.at === 'failed' ? { kind: 'failed', message: failed.reason } : null;
}
