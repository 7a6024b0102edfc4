import './guide.css';
import { buildSchema } from 'graphql';
import { use } from 'react';
import { linkTo } from '../example-links.ts';
import { collection } from '../examples.ts';
import { errorCodes, type ErrorCode } from './errors.ts';
import { GuideLinks } from './GuideLinks.tsx';
import { Markdown } from './Markdown.tsx';
import { recipes } from './recipes.ts';

/** Shows the playground's pages without an editor: the recipes, and the error codes of the schema. */
export function Guide({ path }: { path: string }) {
  const [, , kind, name] = path.split('/');
  return (
    <div className="guide">
      <header>
        <a href="/playground">Brasa playground</a>
        <GuideLinks />
      </header>
      <main>{kind === 'errors' ? <Errors code={name} /> : <Recipes name={name} />}</main>
    </div>
  );
}

function Recipes({ name }: { name: string | undefined }) {
  const recipe = recipes.find((each) => each.name === name);
  if (recipe) return <Markdown>{recipe.text}</Markdown>;
  return (
    <>
      <h1>Recipes</h1>
      <p>Each runs as it stands against a started demo world, and a test runs it.</p>
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
      <h1>Error codes</h1>
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

function ErrorPage({ code, kind, when, todo, operations }: ErrorCode) {
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
      {kind === 'fault' && <p>Any operation can. The schema names it for:</p>}
      <ul>
        {operations.map(({ name, example }) => (
          <li key={name}>{example === undefined ? name : <a href={`/playground${linkTo(example)}`}>{name}</a>}</li>
        ))}
      </ul>
      {operations.length === 0 && <p>No single operation.</p>}
    </>
  );
}

async function fetchCodes() {
  const response = await fetch('/playground/schema.graphql');
  return errorCodes(buildSchema(await response.text()), collection);
}
