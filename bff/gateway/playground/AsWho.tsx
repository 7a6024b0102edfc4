import { useGraphiQL } from '@graphiql/react';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { collection } from './examples.ts';
import { fetchMembers, logIn, type Member } from './members.ts';
import { authorizationIn, withAuthorization } from './headers.ts';
import { registerMember } from './run.ts';
import { nameSession, readSessions, SIGNED_IN_FRESH, subscribeToSessions } from './sessions.ts';

const FRESH = 'fresh';
/** The Headers pane has a header from elsewhere. */
const OTHER = 'as the Headers pane says';

/** Signs in as a demo or a new member and puts the header into the Headers pane of the open tab. */
export function AsWho() {
  const headers = useGraphiQL(({ headerEditor }) => headerEditor);
  const [members, setMembers] = useState<Member[]>([]);
  const [problem, setProblem] = useState<string>();
  /** The choice whose sign-in is under way. */
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
      // A later choice may be answered first.
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
  /** The name of the member in the switch. */
  name: string;
}

/** Signs in as a demo member, by address, or as a new member. Returns undefined for a visitor. */
async function signIn(who: string, members: readonly Member[]): Promise<Session | undefined> {
  if (who === FRESH) {
    const { token } = await registerMember(collection, { origin: '' });
    return { authorization: `Bearer ${token}`, name: SIGNED_IN_FRESH };
  }
  const member = members.find(({ email }) => email === who);
  return member && { authorization: `Bearer ${await logIn(member)}`, name: member.email };
}
