import './guide.css';
import { buildSchema } from 'graphql';
import { Component, Suspense, use, useEffect, type ReactNode } from 'react';
import { linkTo } from '../example-links.ts';
import { collection } from '../examples.ts';
import { errorCodes, type ErrorCode } from './errors.ts';
import { GuideLinks } from './GuideLinks.tsx';
import { inline, Markdown } from './Markdown.tsx';
import { recipes } from './recipes.ts';

/** Shows the playground's pages without an editor: the recipes, and the error codes of the schema. */
export function Guide({ path }: { path: string }) {
  const [, , kind, name] = path.split('/');
  const index = kind === 'errors' ? 'Error codes' : 'Recipes';
  const title = recipes.find((recipe) => recipe.name === name)?.title ?? (name || index);
  useEffect(() => {
    document.title = `${title} · Brasa playground`;
  }, [title]);

  return (
    <div className="guide">
      <header>
        <a href="/playground">Brasa playground</a>
        <GuideLinks />
      </header>
      <main>
        {kind === 'errors' ? (
          <WithRetry>
            <Suspense fallback={<p role="status">Loading the schema…</p>}>
              <Errors code={name} />
            </Suspense>
          </WithRetry>
        ) : (
          <Recipes name={name} />
        )}
      </main>
    </div>
  );
}

function Recipes({ name }: { name: string | undefined }) {
  const recipe = recipes.find((each) => each.name === name);
  if (recipe) return <Markdown>{recipe.text}</Markdown>;
  return (
    <>
      <IndexTitle title="Recipes" kind="recipe" missing={name} />
      <p>
        Each runs as it stands, and a test runs it. All but the test of a component send their operations to a started
        demo world.
      </p>
      <ul>
        {recipes.map(({ name: id, title }) => (
          <li key={id}>
            <a href={`/playground/recipes/${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Shows the title of an index. If the address names a page that does not exist, says so in place of the title. */
function IndexTitle({ title, kind, missing = '' }: { title: string; kind: string; missing: string | undefined }) {
  if (missing === '') return <h1>{title}</h1>;
  return (
    <>
      <h1>Not found</h1>
      <p>
        There is no {kind} <code>{missing}</code>. This is the list of all pages.
      </p>
    </>
  );
}

/** Shows a message with a button that tries again, if the schema's file cannot be loaded. */
class WithRetry extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  private readonly retry = () => {
    loading = undefined;
    this.setState({ isBroken: false });
  };

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <>
        <p role="alert">The gateway does not send the schema, which the error codes are made from.</p>
        <button type="button" onClick={this.retry}>
          Try again
        </button>
      </>
    );
  }
}

/**
 * The request for the error codes, pending or finished. It is sent a single time, when the first page of error codes is
 * shown.
 */
let loading: Promise<ErrorCode[]> | undefined;

function Errors({ code }: { code: string | undefined }) {
  const codes = use((loading ??= fetchCodes()));
  const found = codes.find((each) => each.code === code);
  if (found) return <ErrorPage {...found} />;
  return (
    <>
      <IndexTitle title="Error codes" kind="error code" missing={code} />
      <p>
        A refusal is a member of the result’s union: a person can act on it. A fault is a GraphQL error with
        <code> extensions.code</code>.
      </p>
      {(['refusal', 'fault'] as const).map((kind) => (
        <section key={kind}>
          <h2>{kind === 'refusal' ? 'Refusals' : 'Faults'}</h2>
          <dl>
            {codes
              .filter((each) => each.kind === kind)
              .map(({ code: name, when }) => (
                <div key={name}>
                  <dt>
                    <a href={`/playground/errors/${name}`}>{name}</a>
                  </dt>
                  <dd>
                    <Markdown>{when}</Markdown>
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </>
  );
}

function ErrorPage({ code, kind, when, todo, scope, operations }: ErrorCode) {
  return (
    <>
      <p>
        <a href="/playground/errors">Error codes</a> · {kind}
      </p>
      <h1>{code}</h1>
      <h2>When it occurs</h2>
      <Markdown>{when}</Markdown>
      <h2>What to do</h2>
      <Markdown>{todo}</Markdown>
      <h2>Operations that return it</h2>
      {scope && <p>{inline(scope)}</p>}
      <ul>
        {operations.map(({ name, example }) => (
          <li key={name}>{example === undefined ? name : <a href={`/playground${linkTo(example)}`}>{name}</a>}</li>
        ))}
      </ul>
    </>
  );
}

async function fetchCodes() {
  const response = await fetch('/playground/schema.graphql');
  if (!response.ok) throw new Error(`The gateway answers with HTTP ${response.status}.`);
  return errorCodes(buildSchema(await response.text()), collection);
}
