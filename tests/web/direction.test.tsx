import { readdirSync, readFileSync } from 'node:fs';
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import ts from 'typescript';
import { afterEach, describe, expect, it } from 'vitest';
import { actorNames, sentenceOf } from '../../web/features/notifications/labels.ts';
import { Byline } from '../../web/features/people/Byline.tsx';
import { PostText } from '../../web/features/posts/PostText.tsx';
import { isolate } from '../../web/ui/isolate.ts';
import { notificationOf } from '../support/notifications-web.ts';
import { someone } from '../support/web.tsx';

afterEach(cleanup);

describe('right-to-left names', () => {
  it('a byline wraps a right-to-left name and nickname in bdi elements', () => {
    const author = { ...someone, name: 'علي', nickname: 'علي2' };
    const { container } = render(
      <MemoryRouter>
        <Byline author={author}>5 min</Byline>
      </MemoryRouter>,
    );
    expect([...container.querySelectorAll('bdi')].map(({ textContent }) => textContent)).toEqual(['علي', 'علي2']);
    expect(container.textContent).toBe('علي@علي2 · 5 min');
  });

  it('a notification isolates each right-to-left name in its sentence', () => {
    const actors = ['علي', 'שרה'].map((name, at) => ({ ...someone, id: `m${at}`, name }));
    expect(actorNames({ actors, actorCount: 2 })).toBe('\u2068علي\u2069 e \u2068שרה\u2069');
    expect(actorNames({ actors, actorCount: 4 })).toBe('\u2068علي\u2069 e mais 3');
  });
});

/**
 * Returns the places in a component that render words of a member without `<bdi>` or `isolate()`. If such words run
 * from right to left, they change the order of the text around them.
 */
function barePlacesOf(path: string) {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isJsxExpression(node) && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent))) {
      const text = node.expression?.getText() ?? '';
      const tag = ts.isJsxElement(node.parent) ? node.parent.openingElement.tagName.getText() : '';
      const isOfMember = /(?<!\.\.\.)\b(name|nickname|bio|communityName|ad\.title)\b|^search$/.test(text);
      const isIsolated = tag === 'bdi' || /isolate\(|initialOf\(|[<>]/.test(text);
      if (isOfMember && !isIsolated) found.push(`${path}: ${text}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

it('every component isolates the names and biographies of members with <bdi> or isolate()', () => {
  const paths = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tsx'));
  expect(paths.length).toBeGreaterThan(200);
  const fixed = [
    // Allowed, because `name` is the name of one of the app's own tabs.
    'web/ui/TabLinks.tsx: name',
    // Allowed, because both parts of the name are inside the same `<bdi>`.
    'web/features/people/NameLine.tsx: name.slice(0, start)',
    'web/features/people/NameLine.tsx: name.slice(start)',
  ];
  const bare = paths.flatMap((path) => barePlacesOf(`web/${path}`));
  expect(bare.filter((place) => !fixed.includes(place))).toEqual([]);
});

/**
 * Returns the sentences of a file that contain words of a member without `isolate()`. A text that only screen readers
 * get (`aria-label`, `alt`) has no direction on the screen, and the names of the member's own files are not checked.
 */
function bareSentencesOf(path: string, source: string) {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  if (!source.includes('${')) return found;
  const visit = (node: ts.Node) => {
    if (ts.isJsxAttribute(node) && /^(aria-label|alt|key|place)$/.test(node.name.getText())) return;
    if (ts.isTemplateExpression(node)) {
      const fixed = [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('');
      const bare = node.templateSpans.filter(({ expression }) =>
        /(?<!\bfile\.)\b(name|nickname|search|communityName|draft\.title)\b(?!\()/.test(
          expression.getText().replaceAll(/\bisolate\([^()]*(\([^()]*\)[^()]*)*\)|\bwithoutDirections\([^()]*\)/g, ''),
        ),
      );
      if (fixed.includes(' ') && bare.length > 0) found.push(`${path}: ${node.getText()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

it('bareSentencesOf finds the words of a member in the template literals of a file', () => {
  const bare = (code: string) => bareSentencesOf('x.tsx', code).length;
  expect(bare('const x = `${person.name} volta`;')).toBe(1);
  expect(bare('const x = `${isolate(name)} (@${nickname})`;')).toBe(1);
  expect(bare('const x = <IconButton label={`Opções de ${name}`} />;')).toBe(1);
  expect(bare('const x = `${isolate(person.name)} volta`;')).toBe(0);
  expect(bare('const x = <i aria-label={`Opções de ${name}`} />;')).toBe(0);
  expect(bare('const x = `${file.name}: enviado` + `/groups?aba=${name}`;')).toBe(0);
});

it('each sentence in the code isolates the words of members from the text around them', () => {
  const paths = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/^build\/|generated/.test(path),
  );
  expect(paths.length).toBeGreaterThan(400);
  expect(paths.flatMap((path) => bareSentencesOf(`web/${path}`, readFileSync(`web/${path}`, 'utf8')))).toEqual([]);
});

it.each([
  ['@علي Concordo, são 3.', ['علي']],
  ['@\u2068علي حسن\u2069, 3 pessoas', ['\u2068علي حسن\u2069']],
  ['Obrigado, @ana_علي2. Foram 3 vezes.', ['ana_علي2']],
  ['@علي @שרה 3', ['علي', 'שרה']],
  ['Concordo, @João, @Ana.', []],
  ['ana@علي.com e https://exemplo.com/@علي', []],
])('the text "%s" has <bdi> around its right-to-left mentions: %j', (text, mentioned) => {
  const { container } = render(<PostText id={text} text={text} folds />);
  const paragraph = container.querySelector('p');
  expect([...container.querySelectorAll('bdi')].map(({ textContent }) => textContent)).toEqual(mentioned);
  expect(paragraph?.textContent).toBe(text);
  expect(paragraph?.getAttribute('dir')).toBe('auto');
});

describe('directional control characters', () => {
  it('a notification removes a directional control character from the name of a community', () => {
    const community = { __typename: 'Community' as const, id: 'g1', name: 'Clube \u202e odairc' };
    const answer = notificationOf('CommunityAnswerNotification', { community, isApproved: true });
    expect(sentenceOf(answer)).toBe('Seu pedido para entrar em Clube  odairc foi aprovado');
  });

  it('isolate() removes characters that would end the isolation of a name', () => {
    expect(isolate('علي\u2069\u202e')).toBe('\u2068علي\u2069');
  });

  it('isolate() leaves left-to-right names unchanged', () => {
    for (const name of ['Ana', 'João 9683', 'Мария', '日本', '👨‍👩‍👧']) expect(isolate(name)).toBe(name);
  });
});
