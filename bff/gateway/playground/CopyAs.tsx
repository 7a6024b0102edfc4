import { CopyIcon, useGraphiQL } from '@graphiql/react';
import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { asCurl, asFetch, asHook, type Copied } from './copy-as.ts';
import { readHeaders, readVariables } from './panes.ts';

type Schema = Parameters<typeof asHook>[2];

const FORMS = {
  curl: (copied: Copied) => Promise.resolve(asCurl(copied)),
  fetch: (copied: Copied) => Promise.resolve(asFetch(copied)),
  // Imports the operations of the web app on demand, because only this format uses them.
  'Apollo hook': async (copied: Copied, schema: Schema) =>
    asHook(copied, (await import('./app-operations.ts')).appOperations, schema),
} as const;

/** Shows a menu that copies the open tab's operation, with its variables and headers, as code. */
export function CopyAs() {
  const { schema, ...editors } = useGraphiQL(({ schema, queryEditor, variableEditor, headerEditor }) => ({
    schema,
    queryEditor,
    variableEditor,
    headerEditor,
  }));
  const [said, setSaid] = useState('');

  async function copy(form: keyof typeof FORMS) {
    try {
      const copied = {
        url: new URL('/graphql', location.href).href,
        document: editors.queryEditor?.getValue() ?? '',
        variables: readVariables(editors.variableEditor?.getValue()),
        headers: readHeaders(editors.headerEditor?.getValue()),
      };
      const text = await FORMS[form](copied, schema);
      if (!window.isSecureContext) throw new Error('Browsers copy only on localhost or over https.');
      await navigator.clipboard.writeText(text);
      setSaid(`${form} copied`);
    } catch (error) {
      setSaid(error instanceof Error ? error.message : 'Nothing was copied.');
    }
  }

  return (
    <>
      <details className="copy-as" onKeyDown={closeAtEscape} onBlur={closeBehindFocus}>
        <summary className="graphiql-toolbar-button" aria-label="Copy as code" title="Copy as code">
          <CopyIcon className="graphiql-toolbar-icon" aria-hidden="true" />
          <small>as</small>
        </summary>
        <ul>
          {Object.keys(FORMS).map((form) => (
            <li key={form}>
              <button
                type="button"
                onClick={({ currentTarget }) => {
                  close(currentTarget.closest('details'));
                  if (isForm(form)) void copy(form);
                }}
              >
                Copy as {form}
              </button>
            </li>
          ))}
        </ul>
      </details>
      <span className="copied" role="status">
        {said}
      </span>
    </>
  );
}

function closeAtEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key === 'Escape') close(currentTarget);
}

function closeBehindFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
}

/** Closes the menu and moves the focus to the button that opens it. */
function close(menu: HTMLDetailsElement | null) {
  if (!menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

function isForm(name: string): name is keyof typeof FORMS {
  return Object.hasOwn(FORMS, name);
}
