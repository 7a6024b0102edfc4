import { useGraphiQL } from '@graphiql/react';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { collection } from './examples.ts';
import { fetchMembers, logIn, type Member } from './members.ts';
import { authorizationIn, withAuthorization } from './headers.ts';
import { registerMember } from './run.ts';
import { nameSession, readSessions, SIGNED_IN_FRESH, subscribeToSessions } from './sessions.ts';

const FRESH = 'fresh';
/** The option that the menu shows when the Headers pane contains an authorization that did not come from this menu. */
const OTHER = 'as the Headers pane says';

/**
 * Shows the menu "Sign in as". Signs in as the chosen demo member or as a new member, and writes the `Authorization`
 * header into the Headers pane of the open tab.
 */
export function AsWho() {
  const headers = useGraphiQL(({ headerEditor }) => headerEditor);
  const [members, setMembers] = useState<Member[]>([]);
  const [problem, setProblem] = useState<string>();
  /** The chosen option while its sign-in is in progress; otherwise undefined. */
  const [chosen, setChosen] = useState<string>();
  const latest = useRef(0);

  const listen = useCallback(
    (listener: () => void) => {
      const listening = headers?.onDidChangeModelContent(listener);
      return () => listening?.dispose();
    },
    [headers],
  );
  const authorization = authorizationIn(useSyncExternalStore(listen, () => headers?.getValue() ?? ''));
  const names = useSyncExternalStore(subscribeToSessions, readSessions);
  const who = chosen ?? (authorization === undefined ? '' : (names.get(authorization) ?? OTHER));
  const isListed = who === '' || who === FRESH || members.some(({ email }) => email === who);

  useEffect(() => {
    fetchMembers().then(setMembers, () => setProblem('The demo members could not be loaded.'));
  }, []);

  async function choose(name: string) {
    const run = (latest.current += 1);
    setProblem(undefined);
    setChosen(name);
    try {
      const session = await signIn(name, members);
      // If the user has chosen another option meanwhile, ignores this response, because responses may arrive out of
      // order.
      if (latest.current === run) put(session);
    } catch (error) {
      if (latest.current !== run) return;
      put(undefined);
      setProblem(error instanceof Error ? error.message : 'The sign-in failed.');
    } finally {
      if (latest.current === run) setChosen(undefined);
    }
  }

  function put(session: Session | undefined) {
    if (session) nameSession(session.authorization, session.name);
    headers?.setValue(withAuthorization(headers.getValue(), session?.authorization));
  }

  return (
    <div className="as-who">
      <strong>Brasa</strong>
      {problem && <span role="alert">{problem}</span>}
      <label htmlFor="as-who">Sign in as</label>
      <select id="as-who" value={who} disabled={!headers} onChange={(event) => void choose(event.target.value)}>
        <option value="">visitor</option>
        {members.map(({ email, name, role }) => (
          <option key={email} value={email}>
            {name} ({role})
          </option>
        ))}
        <option value={FRESH}>a fresh member</option>
        {!isListed && <option value={who}>{who}</option>}
      </select>
    </div>
  );
}

interface Session {
  authorization: string;
  /** The name of the member in the menu "Sign in as". */
  name: string;
}

/**
 * Signs in as the demo member with this e-mail address, or as a newly registered member. Returns undefined if a visitor
 * was chosen.
 */
async function signIn(who: string, members: readonly Member[]): Promise<Session | undefined> {
  if (who === FRESH) {
    const { token } = await registerMember(collection, { origin: '' });
    return { authorization: `Bearer ${token}`, name: SIGNED_IN_FRESH };
  }
  const member = members.find(({ email }) => email === who);
  return member && { authorization: `Bearer ${await logIn(member)}`, name: member.email };
}
