import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { askAuthenticator } from '../../bff/gateway/playground/authenticator.ts';
import { needsNewMember } from '../../bff/gateway/playground/collection.ts';
import { setLive } from '../../bff/gateway/playground/live.ts';
import {
  causeEvent,
  isListening,
  open,
  personaWords,
  readOpening,
  subscribeToOpening,
  waitingExample,
} from '../../bff/gateway/playground/opening.ts';
import { openExample, type Opened } from '../../bff/gateway/playground/run.ts';
import { readExamples } from '../support/playground-examples.ts';

const collection = readExamples();
const notBusy = () => false;
const MAIL = { from: 'mailCode', to: 'a@brasa.example', words: '', path: '' } as const;

function exampleNamed(id: string) {
  const example = collection.get(id);
  if (!example) throw new Error(`There is no example ${id}.`);
  return example;
}

/** An opened example whose event only increments `events`. */
function prepared() {
  const counted = { events: 0 };
  const made: Opened = {
    document: '',
    variables: {},
    headers: {},
    causeEvent: () => {
      counted.events += 1;
      return Promise.resolve();
    },
  };
  return { counted, made };
}

describe('the Examples pane', () => {
  it('shows the opened example, and the button that triggers its subscription event, again after the pane was closed', async () => {
    const { made } = prepared();
    const close = subscribeToOpening(() => {});
    await open(
      exampleNamed('conversations/messageAdded'),
      'is in a new tab, as bruno',
      () => Promise.resolve(made),
      () => 'tab',
      notBusy,
    );
    close();
    onTestFinished(subscribeToOpening(() => {}));
    expect(readOpening().tabs.get('tab')?.example.id).toBe('conversations/messageAdded');
    expect(readOpening().status).toBe('messageAdded is in a new tab, as bruno. Run it.');
  });

  it('keeps the prompt for a code from a mail while the pane is closed, and opens the example after the answer', async () => {
    const { made } = prepared();
    const shown: Opened[] = [];
    const answers: string[] = [];
    const close = subscribeToOpening(() => {});
    const opening = open(
      exampleNamed('accounts/resetPassword'),
      'is in a new tab',
      async (handOver) => {
        answers.push(await handOver(MAIL, new Map()));
        return made;
      },
      (each) => {
        shown.push(each);
        return 'tab';
      },
      notBusy,
    );
    close();
    expect(readOpening().question?.label).toContain('a@brasa.example');
    readOpening().question?.answer('123456');
    await opening;
    expect(answers).toEqual(['123456']);
    expect(shown).toEqual([made]);
    expect(readOpening().question).toBeUndefined();
  });

  it('says that an example needs a code or a link from a mail, until the answer is given', async () => {
    for (const [from, words] of [
      ['mailCode', 'resetPassword needs a code from a mail. Type it below.'],
      ['mailLink', 'resetPassword needs a link from a mail. Type it below.'],
    ] as const) {
      const example = exampleNamed('accounts/resetPassword');
      const opening = open(
        example,
        'is in a new tab',
        async (handOver) => {
          await handOver({ ...MAIL, from }, new Map());
          return prepared().made;
        },
        () => 'tab',
        notBusy,
      );
      expect(readOpening().status).toBe(words);
      expect(waitingExample(readOpening())).toBe(example);
      // The event of another tab does not take the question away.
      await causeEvent('tab');
      expect(waitingExample(readOpening())).toBe(example);
      readOpening().question?.answer('123456');
      expect(readOpening().status).toBe('Preparing resetPassword …');
      await opening;
      expect(waitingExample(readOpening())).toBeUndefined();
    }
  });

  it('reads the token from the whole link of a mail, and from the text after its #', async () => {
    const answers: string[] = [];
    for (const typed of ['http://localhost:4000/account/not-me#abc-123', 'abc-123']) {
      const opening = open(
        exampleNamed('accounts/disownSession'),
        'is in a new tab',
        async (handOver) => {
          answers.push(await handOver({ ...MAIL, from: 'mailLink', path: '/account/not-me' }, new Map()));
          return prepared().made;
        },
        () => 'tab',
        notBusy,
      );
      readOpening().question?.answer(typed);
      await opening;
    }
    expect(answers).toEqual(['abc-123', 'abc-123']);
  });

  it('opens no example and reports no failure after its question was cancelled', async () => {
    const shown: string[] = [];
    const opening = open(
      exampleNamed('accounts/resetPassword'),
      'is in a new tab',
      async (handOver) => {
        await handOver(MAIL, new Map());
        return prepared().made;
      },
      () => {
        shown.push('shown');
        return 'tab';
      },
      notBusy,
    );
    readOpening().question?.cancel();
    await opening;
    expect(shown).toEqual([]);
    expect(readOpening()).toMatchObject({ status: 'The example was not opened.' });
    expect([readOpening().question, readOpening().problem]).toEqual([undefined, undefined]);
  });

  it('keeps an example that is ready late until the next click, if the user has gone on working meanwhile', async () => {
    const shown: string[] = [];
    await open(
      exampleNamed('posts/feed'),
      'is in a new tab',
      () => Promise.resolve(prepared().made),
      () => {
        shown.push('feed');
        return 'late';
      },
      () => true,
    );
    expect(shown).toEqual([]);
    expect(readOpening().status).toBe('feed is prepared, and waits for you.');
    expect(waitingExample(readOpening())?.id).toBe('posts/feed');
    readOpening().waiting?.show();
    expect(shown).toEqual(['feed']);
    expect(readOpening().waiting).toBeUndefined();
    expect(readOpening().tabs.get('late')?.example.id).toBe('posts/feed');
  });

  it('shows neither an example nor its prompt if another example was opened meanwhile', async () => {
    const { made } = prepared();
    const shown: string[] = [];
    let proceed = () => {};
    const reached = new Promise<void>((resolve) => (proceed = resolve));
    const early = open(
      exampleNamed('accounts/resetPassword'),
      'is in a new tab',
      async (handOver) => {
        await reached;
        await handOver(MAIL, new Map());
        return made;
      },
      () => {
        shown.push('early');
        return 'early';
      },
      notBusy,
    );
    await open(
      exampleNamed('posts/feed'),
      'is in a new tab',
      () => Promise.resolve(made),
      () => {
        shown.push('late');
        return 'late';
      },
      notBusy,
    );
    proceed();
    await early;
    expect(shown).toEqual(['late']);
    expect(readOpening().tabs.get('early')).toBeUndefined();
    expect(readOpening().tabs.get('late')?.example.id).toBe('posts/feed');
    expect(readOpening().question).toBeUndefined();
    expect(readOpening().problem).toBeUndefined();
  });

  it('causes the event that an example waits for only after the subscription of its tab has started', async () => {
    const { made, counted } = prepared();
    const others = [
      { tab: 'tab', fields: ['typing'] },
      { tab: 'another tab', fields: ['postChanged'] },
    ];
    const own = { tab: 'tab', fields: ['postChanged'] };
    const example = exampleNamed('posts/postChanged');
    onTestFinished(() => [own, ...others].forEach((each) => setLive(each, false)));
    await open(
      example,
      'is in a new tab',
      () => Promise.resolve(made),
      () => 'tab',
      notBusy,
    );
    for (const each of others) setLive(each, true);
    await causeEvent('tab');
    expect(counted.events).toBe(0);
    expect(readOpening().status).toMatch(/^Run the subscription first\./);
    setLive(own, true);
    expect(isListening(example, 'tab', [own])).toBe(true);
    await causeEvent('tab');
    await causeEvent('tab');
    expect(counted.events).toBe(2);
    expect(readOpening().status).toMatch(/^The event has happened\./);
  });

  it('causes the event of the example that is in the open tab, even if another example was opened later', async () => {
    const subscription = { tab: 'posts/postChanged', fields: ['postChanged'] };
    onTestFinished(() => setLive(subscription, false));
    const [post, comment] = [prepared(), prepared()];
    for (const [id, { made }] of [
      ['posts/postChanged', post],
      ['comments/commentAdded', comment],
    ] as const)
      await open(
        exampleNamed(id),
        'is in a new tab',
        () => Promise.resolve(made),
        () => id,
        notBusy,
      );
    setLive(subscription, true);
    await causeEvent('posts/postChanged');
    await causeEvent('comments/commentAdded');
    await causeEvent('a tab without an example');
    expect([post.counted.events, comment.counted.events]).toEqual([1, 0]);
  });

  it('says that an example runs as a new member only if each opening registers one', () => {
    const words = (id: string) => personaWords(collection, exampleNamed(id));
    expect(words('accounts/changePassword')).toBe('as a new member');
    expect(words('posts/createPost')).toBe('as a test member');
    expect(words('posts/feed')).toBe('as ana');
    const claimed = [...collection.values()].filter(({ id }) => words(id) === 'as a new member');
    expect(claimed.filter(({ id }) => !needsNewMember(collection, id))).toEqual([]);
    expect(claimed.length).toBeGreaterThan(0);
  });
});

describe("the browser's passkey dialog of an example", () => {
  it('is closed when another example asks for a passkey, because the browser refuses a second dialog', async () => {
    class Credential {
      static parseRequestOptionsFromJSON = (options: object) => options;
      toJSON = () => ({ id: 'key' });
    }
    /** The functions that confirm the dialogs that are open. */
    const dialogs: (() => void)[] = [];
    const get = ({ signal }: { signal?: AbortSignal }) =>
      new Promise((resolve, reject) => {
        if (dialogs.length > 0) reject(new Error('A request is already pending.'));
        dialogs.push(() => resolve(new Credential()));
        signal?.addEventListener('abort', () => {
          dialogs.pop();
          reject(new Error('The dialog was closed.'));
        });
      });
    vi.stubGlobal('PublicKeyCredential', Credential);
    vi.stubGlobal('navigator', { credentials: { get } });
    onTestFinished(() => void vi.unstubAllGlobals());
    const known = new Map([['requestOptions', '{"challenge":"x"}']]);
    const first = expect(askAuthenticator('passkeyAnswer', known)).rejects.toThrow('The dialog was closed.');
    const second = askAuthenticator('passkeyAnswer', known);
    for (const confirm of dialogs) confirm();
    expect(await second).toBe('{"id":"key"}');
    await first;
  });
});

describe('the event of the example notificationAdded', () => {
  it('is sent each time it is caused', async () => {
    let members = 0;
    let follows = 0;
    vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
      if (body.includes('setFollow(')) {
        follows += 1;
        return Promise.resolve(Response.json({ data: { setFollow: { profile: { id: '1' } } } }));
      }
      members += 1;
      const session = { token: `token-${members}`, userId: String(members) };
      return Promise.resolve(Response.json({ data: { register: { session } } }));
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    const opened = await openExample(collection, 'notifications/notificationAdded', {
      origin: '',
      login: undefined,
      handOver: () => Promise.reject(new Error('no mail')),
    });
    await opened.causeEvent();
    await opened.causeEvent();
    expect(follows).toBe(2);
  });
});
