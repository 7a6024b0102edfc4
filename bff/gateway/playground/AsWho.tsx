import { useEffect, useState } from 'react';
import { fetchMembers, logIn, type Member } from './members.ts';

/** Chooses the member in whose name operations are sent. */
export function AsWho({ onToken }: { onToken: (token: string | undefined) => void }) {
  const [members, setMembers] = useState<Member[]>([]);
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    fetchMembers().then(setMembers, () => setProblem('The demo members could not be loaded.'));
  }, []);

  async function choose(email: string) {
    setProblem(undefined);
    const member = members.find((one) => one.email === email);
    try {
      onToken(member && (await logIn(member)));
    } catch (error) {
      onToken(undefined);
      setProblem(error instanceof Error ? error.message : 'The sign-in failed.');
    }
  }

  return (
    <header className="as-who">
      <strong>Brasa</strong> playground
      {problem && <span role="alert">{problem}</span>}
      <label htmlFor="as-who">as</label>
      <select id="as-who" onChange={(event) => void choose(event.target.value)}>
        <option value="">visitor</option>
        {members.map(({ email, name, role }) => (
          <option key={email} value={email}>
            {name} ({role})
          </option>
        ))}
      </select>
    </header>
  );
}
