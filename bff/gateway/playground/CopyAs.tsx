import { CopyIcon, useGraphiQL } from '@graphiql/react';
import { useEffect, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { asCurl, asFetch, asHook, chosenOperation, type Copied } from './copy-as.ts';
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
  const { schema, operationName, queryEditor, variableEditor, headerEditor } = useGraphiQL((state) => ({
    schema: state.schema,
    operationName: state.operationName,
    queryEditor: state.queryEditor,
    variableEditor: state.variableEditor,
    headerEditor: state.headerEditor,
  }));
  const [said, setSaid] = useState('');

  // The status is true only until the operation changes.
  useEffect(() => {
    const editors = [queryEditor, variableEditor, headerEditor];
    const changes = editors.map((editor) => editor?.onDidChangeModelContent(() => setSaid('')));
    return () => {
      for (const listening of changes) listening?.dispose();
    };
  }, [queryEditor, variableEditor, headerEditor]);

  async function copy(form: keyof typeof FORMS) {
    // Screen readers announce a text only if it differs from the one before.
    setSaid('');
    try {
      const copied = {
        url: new URL('/graphql', location.href).href,
        document: chosenOperation(queryEditor?.getValue() ?? '', operationName),
        variables: readVariables(variableEditor?.getValue()),
        headers: readHeaders(headerEditor?.getValue()),
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
