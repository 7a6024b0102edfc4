import { useGraphiQL } from '@graphiql/react';
import { useEffect, useState } from 'react';
import { fetchMembers, logIn, type Member } from './members.ts';
import { headersText } from './headers.ts';

/** Signs in as a demo member and puts the header into the Headers pane of the open tab. */
export function AsWho() {
  const headers = useGraphiQL(({ headerEditor }) => headerEditor);
  const [members, setMembers] = useState<Member[]>([]);
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    fetchMembers().then(setMembers, () => setProblem('The demo members could not be loaded.'));
  }, []);

  async function choose(email: string) {
    setProblem(undefined);
    const member = members.find((one) => one.email === email);
    try {
      headers?.setValue(member ? headersText({ authorization: `Bearer ${await logIn(member)}` }) : '');
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
      <select id="as-who" defaultValue="" onChange={(event) => void choose(event.target.value)}>
        <option value="">visitor</option>
        {members.map(({ email, name, role }) => (
          <option key={email} value={email}>
            {name} ({role})
          </option>
        ))}
      </select>
    </div>
  );
}
