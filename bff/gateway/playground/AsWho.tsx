import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { choose, deliver, readChoices, subscribeToChoices, type PersonaSession } from './choices.ts';
import { loadMembers, readMembers, subscribeToMembers } from './demo-members.ts';
import { collection } from './examples.ts';
import { fetchMembers, type Member } from './members.ts';
import { authorizationIn, withAuthorization } from './headers.ts';
import { logIn, registerMember } from './run.ts';
import { onReturn } from './on-return.ts';
import { ENDED, nameSession, readSessions, SIGNED_IN_FRESH, subscribeToSessions } from './sessions.ts';
import { createTabNotes } from './tab-notes.ts';

const tabMembers = createTabNotes(sessionStorage, 'brasa:members-of-tabs');
const FRESH = 'fresh';
/** The option that the menu shows when the Headers pane contains an authorization that did not come from this menu. */
const OTHER = 'as the Headers pane says';

/**
 * Shows the menu "Sign in as". Signs in as the chosen demo member or as a new member, and writes the `Authorization`
 * header into the Headers pane of the open tab.
 */
export function AsWho() {
  const actions = useGraphiQLActions();
  const { headers, tab } = useGraphiQL(({ headerEditor, tabs, activeTabIndex }) => ({
    headers: headerEditor,
    tab: tabs[activeTabIndex]?.id ?? '',
  }));
  const { members, problem } = useSyncExternalStore(subscribeToMembers, readMembers);
  const choice = useSyncExternalStore(subscribeToChoices, readChoices).get(tab);

  const listen = useCallback(
    (listener: () => void) => {
      const listening = headers?.onDidChangeModelContent(listener);
      return () => listening?.dispose();
    },
    [headers],
  );
  const authorization = authorizationIn(useSyncExternalStore(listen, () => headers?.getValue() ?? ''));
  const names = useSyncExternalStore(subscribeToSessions, readSessions);
  const inHeaders = authorization === undefined ? '' : (names.get(authorization) ?? OTHER);
  const who = choice && choice.state !== 'failed' ? choice.name : inHeaders;
  const isListed = who === '' || who === FRESH || members.some(({ email }) => email === who);

  const lost = authorization === undefined ? tabMembers.lostIn(tab) : undefined;
  useEffect(() => {
    // Keeps the note of a member whose session has ended, and the note from before the reload until the user chooses.
    if (inHeaders === ENDED || (inHeaders === '' && tabMembers.lostIn(tab) !== undefined)) return;
    const isMember = members.some(({ email }) => email === inHeaders);
    tabMembers.note(tab, isMember ? inHeaders : undefined);
  }, [inHeaders, members, tab]);

  useEffect(() => {
    load();
    return onReturn(load);
  }, []);

  useEffect(() => {
    if (headers) deliver(tab, put);
    function put(session: PersonaSession | undefined) {
      if (!headers) return;
      const text = withAuthorization(headers.getValue(), session?.authorization);
      if (session) nameSession(session.authorization, session.name);
      headers.setValue(text);
      // GraphiQL itself stores the text with a delay, and by then another tab may be open.
      actions.updateActiveTabValues({ headers: text });
    }
  }, [actions, choice, headers, tab]);

  function pick(name: string) {
    if (name === '') tabMembers.note(tab, undefined);
    void choose(tab, name, async () => {
      // Checks the text before the sign-in. Otherwise a session would be started that cannot be written into the pane.
      withAuthorization(headers?.getValue() ?? '', undefined);
      return await signIn(name, members);
    });
  }

  return (
    <div className="as-who">
      <strong>Brasa</strong>
      {problem && <span role="alert">{problem}</span>}
      {choice?.state === 'failed' && <span role="alert">{choice.problem}</span>}
      {lost !== undefined && (
        <>
          <span role="status">The page was loaded again: this tab ran as {lost}. Choose the member again.</span>
          <button type="button" onClick={() => pick('')}>
            Stay a visitor
          </button>
        </>
      )}
      <label htmlFor="as-who">Sign in as</label>
      <select
        id="as-who"
        value={who}
        disabled={!headers}
        onFocus={load}
        onPointerDown={load}
        onKeyDown={load}
        onChange={({ target }) => pick(target.value)}
      >
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

function load() {
  void loadMembers(fetchMembers);
}

/**
 * Signs in as the demo member with this e-mail address, or as a newly registered member. Returns undefined if a visitor
 * was chosen.
 */
async function signIn(who: string, members: readonly Member[]): Promise<PersonaSession | undefined> {
  if (who === FRESH) {
    const { token } = await registerMember(collection, { origin: '' });
    return { authorization: `Bearer ${token}`, name: SIGNED_IN_FRESH };
  }
  const member = members.find(({ email }) => email === who);
  if (!member) return undefined;
  const { token } = await logIn(collection, { origin: '' }, member);
  return { authorization: `Bearer ${token}`, name: member.email };
}
