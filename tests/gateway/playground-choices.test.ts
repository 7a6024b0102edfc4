import { describe, expect, it } from 'vitest';
import { choose, deliver, readChoices, type PersonaSession } from '../../bff/gateway/playground/choices.ts';

const ANA = { authorization: 'Bearer ana', name: 'ana@brasa.example' };
const BRUNO = { authorization: 'Bearer bruno', name: 'bruno@brasa.example' };

/** Opens a tab: writes the session that waits for it. @returns the written sessions, at most one */
function open(tab: string) {
  const written: (PersonaSession | undefined)[] = [];
  deliver(tab, (session) => written.push(session));
  return written;
}

function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => (resolve = settle));
  return { promise, resolve };
}

describe('a member chosen in “Sign in as”', () => {
  it('is written into the tab in which the member was chosen, even if another tab is open when the gateway answers', async () => {
    const { promise, resolve } = deferred();
    const chosen = choose('first', ANA.name, async () => {
      await promise;
      return ANA;
    });
    expect(readChoices().get('first')).toEqual({ state: 'signingIn', name: ANA.name });
    expect(open('second')).toEqual([]);
    resolve();
    await chosen;
    expect(open('second')).toEqual([]);
    expect(open('first')).toEqual([ANA]);
    expect(open('first')).toEqual([]);
  });

  it('changes nothing in the tab if the sign-in fails, and the tab shows why', async () => {
    await choose('tab', 'fresh', () => Promise.reject(new Error('The gateway does not answer.')));
    expect(open('tab')).toEqual([]);
    expect(readChoices().get('tab')).toEqual({ state: 'failed', problem: 'The gateway does not answer.' });
    expect(readChoices().get('other')).toBeUndefined();
    await choose('tab', ANA.name, () => Promise.resolve(ANA));
    expect(open('tab')).toEqual([ANA]);
    expect(readChoices().get('tab')).toBeUndefined();
  });

  it('gives way to a member chosen later in the same tab, also if the earlier sign-in is answered later or fails', async () => {
    for (const end of [() => Promise.resolve(ANA), () => Promise.reject(new Error('late'))]) {
      const { promise, resolve } = deferred();
      const early = choose('tab', ANA.name, async () => {
        await promise;
        return await end();
      });
      await choose('tab', BRUNO.name, () => Promise.resolve(BRUNO));
      resolve();
      await early;
      expect(open('tab')).toEqual([BRUNO]);
    }
  });

  it('removes the authorization if the visitor was chosen', async () => {
    await choose('tab', '', () => Promise.resolve(undefined));
    expect(open('tab')).toEqual([undefined]);
  });

  it('is reported as failed if the session cannot be written', async () => {
    await choose('tab', ANA.name, () => Promise.resolve(ANA));
    deliver('tab', () => {
      throw new Error('The headers are no JSON.');
    });
    expect(readChoices().get('tab')).toEqual({ state: 'failed', problem: 'The headers are no JSON.' });
    expect(open('tab')).toEqual([]);
  });
});
