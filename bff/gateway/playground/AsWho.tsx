import { useGraphiQL } from '@graphiql/react';
import { useEffect, useRef, useState } from 'react';
import { collection } from './examples.ts';
import { fetchMembers, logIn, type Member } from './members.ts';
import { headersText } from './headers.ts';
import { registerMember } from './run.ts';

const FRESH = 'fresh';
/** The Headers pane has a header that this switch did not put there, such as that of an example. */
const OTHER = 'other';

/** Signs in as a demo or a new member and puts the header into the Headers pane of the open tab. */
export function AsWho() {
  const headers = useGraphiQL(({ headerEditor }) => headerEditor);
  const [members, setMembers] = useState<Member[]>([]);
  const [problem, setProblem] = useState<string>();
  const [who, setWho] = useState('');
  const put = useRef('');

  useEffect(() => {
    const listening = headers?.onDidChangeModelContent(() => {
      const text = headers.getValue();
      if (text !== put.current) setWho(text.trim() === '' ? '' : OTHER);
    });
    return () => listening?.dispose();
  }, [headers]);

  useEffect(() => {
    fetchMembers().then(setMembers, () => setProblem('The demo members could not be loaded.'));
  }, []);

  async function choose(chosen: string) {
    setProblem(undefined);
    setWho(chosen);
    try {
      const token = await tokenOf(chosen, members);
      put.current = token === undefined ? '' : headersText({ authorization: `Bearer ${token}` });
      headers?.setValue(put.current);
    } catch (error) {
      headers?.setValue('');
      setProblem(error instanceof Error ? error.message : 'The sign-in failed.');
    }
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
        {who === OTHER && <option value={OTHER}>as the Headers pane says</option>}
      </select>
    </div>
  );
}

/** Returns the token of a demo member, by address, or of a new member; undefined for a visitor. */
async function tokenOf(who: string, members: readonly Member[]) {
  if (who === FRESH) return (await registerMember(collection, { origin: '' })).token;
  const member = members.find(({ email }) => email === who);
  return member && (await logIn(member));
}
