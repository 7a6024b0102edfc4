import { useGraphiQL } from '@graphiql/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { onReturn } from './on-return.ts';
import {
  fetchCost,
  readTracing,
  setTracing,
  subscribeToTracing,
  type Call,
  type QueryCost,
  type CallTrace,
} from './tracing.ts';
import './explained.css';

/** The time without a change in the editors after which the playground asks for the cost of the query. */
const DEBOUNCE_MS = 300;

/** Shows the cost of the query in the editor, and the calls to the platform that the answer of the open tab needed. */
export function Explained() {
  const { isOn, traces } = useSyncExternalStore(subscribeToTracing, readTracing);
  const tab = useGraphiQL(({ tabs, activeTabIndex }) => tabs[activeTabIndex]?.id ?? '');
  const trace = traces.get(tab);
  const preview = useCostPreview();

  return (
    <section className="explained" aria-label="Cost and trace">
      <p className="explained-line">
        <span role="status">{costWords(preview)}</span>
        <label>
          <input type="checkbox" checked={isOn} onChange={(event) => setTracing(event.target.checked)} /> Trace
        </label>
      </p>
      <CostDetails preview={preview} />
      {isOn && !trace && <p>Run the operation: its calls to the platform are listed here, or those of each event.</p>}
      {trace && <Waterfall {...trace} />}
    </section>
  );
}

function costWords(preview: QueryCost | undefined) {
  if (!preview) return 'Cost: …';
  if ('problem' in preview) return `No cost: ${preview.problem}`;
  const { requested, limit } = preview.cost;
  if (requested === null) return 'No cost: a page has `first` or `last`, not both, and 1 to 50 items.';
  return `Cost: ${requested} of ${limit}${requested > limit ? ', refused' : ''}`;
}

function CostDetails({ preview }: { preview: QueryCost | undefined }) {
  const { fields, limit } = preview && 'cost' in preview ? preview.cost : { fields: [], limit: 1 };
  return (
    <details>
      <summary>What makes a query expensive</summary>
      <ul>
        <li>Each object costs 1.</li>
        <li>
          Each root field, each page and each other field that is a call to the platform costs 50 more, even if the
          answer is empty. <code>nodes</code> costs 50 more for each id.
        </li>
        <li>
          All in a list costs as often as the list may have items: <code>first</code> or <code>last</code>, without them
          the default in the schema, and for a list without pages its maximum. So a page within a page is dear: ask for
          a smaller one, or for the inner page when it is needed.
        </li>
      </ul>
      {fields.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">Field, with all below it</th>
              <th scope="col">Cost</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ path, cost }) => (
              <tr key={path}>
                <th scope="row" style={{ backgroundSize: `${Math.min((100 * cost) / limit, 100)}% 2px` }}>
                  {path}
                </th>
                <td>{cost}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}

function Waterfall({ ms, calls }: CallTrace) {
  const made = calls.filter(({ cached }) => !cached).length;
  const total = Math.max(ms, ...calls.map((call) => call.start + call.ms), 1);
  return (
    <div className="waterfall">
      <h2>
        {made} {made === 1 ? 'call' : 'calls'} in {durationWords(ms)}
      </h2>
      <ol>
        {calls.map((call, index) => (
          <li key={index}>
            <span className="waterfall-call">
              {call.method} {call.path}
            </span>
            <span className="waterfall-track" aria-hidden="true">
              <span
                data-state={call.cached ? 'cached' : isFailed(call) ? 'failed' : 'answered'}
                style={{
                  marginLeft: `${(100 * call.start) / total}%`,
                  width: `${Math.max((100 * call.ms) / total, 1)}%`,
                }}
              />
            </span>
            <span>{factsOf(call).join(' · ')}</span>
            <span>{call.fields.length === 0 ? 'before the operation' : `for ${call.fields.join(', ')}`}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function isFailed({ status }: Call) {
  return status === 0 || status >= 400;
}

function factsOf({ status, ms, bytes, keys, cached }: Call) {
  const keyWords = keys === null ? [] : [`${keys} ${keys === 1 ? 'key' : 'keys'}`];
  if (cached) return ['cached', ...keyWords];
  return [status === 0 ? 'no answer' : String(status), durationWords(ms), sizeWords(bytes), ...keyWords];
}

function durationWords(ms: number) {
  return `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;
}

function sizeWords(bytes: number) {
  return bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toFixed(1)} kB`;
}

/** Returns the cost of the operation in the editors. Updates the cost after each change, with a debounce. */
function useCostPreview() {
  const { queryEditor, variableEditor, operationName } = useGraphiQL((state) => ({
    queryEditor: state.queryEditor,
    variableEditor: state.variableEditor,
    operationName: state.operationName,
  }));
  const [preview, setPreview] = useState<QueryCost>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asking = new AbortController();
    let isMissing = false;
    function ask() {
      isMissing = false;
      clearTimeout(timer);
      asking.abort();
      asking = new AbortController();
      const { signal } = asking;
      timer = setTimeout(() => {
        const query = queryEditor?.getValue() ?? '';
        fetchCost({ query, variables: variableEditor?.getValue() ?? '', operationName }, signal).then(
          setPreview,
          (error: unknown) => {
            if (signal.aborted) return;
            isMissing = true;
            setPreview({ problem: error instanceof Error ? error.message : 'The gateway does not answer.' });
          },
        );
      }, DEBOUNCE_MS);
    }
    ask();
    const changes = [queryEditor, variableEditor].map((editor) => editor?.onDidChangeModelContent(ask));
    const forgetReturn = onReturn(() => {
      if (isMissing) ask();
    });
    return () => {
      forgetReturn();
      clearTimeout(timer);
      asking.abort();
      for (const listening of changes) listening?.dispose();
    };
  }, [queryEditor, variableEditor, operationName]);

  return preview;
}
