import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** Words that texts of the app may not contain, and the words to use instead. */
const retired: readonly [pattern: RegExp, instead: string][] = [
  [/\b[NnDd]o Brasa\b/, 'na Brasa, da Brasa'],
  [/conversa acende|[Tt]oda conversa começa/, 'onde a conversa pega fogo'],
  [/\b(apag(ar|ue|ad[oa]s?|amos|ou))\b/i, 'excluir'],
  [/\bdelet(ar|ad[oa]s?)\b/i, 'excluir'],
  [/\b(fazer|faça|efetuar|efetue o) login\b|\blogad[oa]\b/i, 'entrar'],
  [/\bE-?Mail\b|\bEmails?\b|\b(o|seu|um|este|novo) email\b/, 'e-mail'],
  [/\bCVC\b/, 'CVV'],
  [/\d(KB|MB|GB)\b/, '80 MB'],
  [/\busuári[oa]s?\b/i, 'pessoa, membro'],
  [/pedidos? de conversa/i, 'pedido de mensagem'],
  [/^Pagamentos$|\b([Oo]s|[Ss]eus|[Ff]iltrar) pagamentos\b/, 'Carteira, Histórico'],
  [/\b(os|estes|seus|dos) ajustes\b/i, 'configurações'],
  [/Não foi possível guardar|^Guardar$/, 'salvar'],
  [/convites? valendo/i, 'ativo'],
  [
    /(dar|tirar da) moderação$|não modera mais/i,
    'Tornar moderador(a), Remover da moderação, Deixou de ser moderador(a)',
  ],
  [/\bpass(ar|e) a comunidade\b/i, 'transferir'],
  [/não se entra|sozinha (não baste|volta a bastar)/i, 'Ela não abre mais a conta., Para não depender só dela'],
  [/Vai quando houver/, 'Será enviada quando houver conexão'],
  [/\btente de novo\b/i, 'tente novamente'],
  [/vão só imagens/, 'Só é possível enviar imagens.'],
  [/finge ser/i, 'Perfil falso'],
  [/^Comigo$/, 'Meus casos'],
  [/^Antes$/, 'Anteriores'],
  [/dias [^.]*\bvolta(ra)?m\b/, 'o valor dos dias … volta'],
  [/\bpor cartão\b/i, 'com cartão'],
  [/\bquer passar\b/i, 'quer transferir'],
  [/\bvenceu\b/i, 'expirou'],
  [/acend(a|er) (a conversa|o papo)/i, 'publicar, puxar papo'],
  [/\breembols(ar|os?)\b/i, 'devolver, devolução'],
  [/(Ativar|[Aa]tive as|Desativar as|[Aa]s) duas etapas/, 'a verificação em duas etapas'],
  [/Configurações, [A-Z]/, 'Configurações > Privacidade e dados'],
];

/**
 * Texts that may contain a forbidden word: error messages quoted from SPEC.md, and the label of the button that removes
 * a reaction.
 */
const kept = new Set([
  'Email inválido',
  'Email ou senha inválido',
  'Informe o email',
  'Post apagado',
  'Seu post foi apagado com sucesso.',
  'Erro ao apagar',
  'Não foi possível apagar o post. Tente novamente mais tarde.',
  'Remova os arquivos inválidos antes de publicar. Imagens devem ter menos de 80MB e vídeos menos de 5 minutos.',
  'Senha alterada com sucesso! Efetue o login com sua nova senha',
  'Apagar a chama',
]);

/**
 * Returns the visible texts of a source file: string literals, with a gap for each interpolated value, and the text
 * between JSX or HTML tags.
 */
function textsOf(path: string, source: string) {
  if (path.endsWith('.html')) return source.replaceAll(/<[^>]+>/g, '\n').split('\n');
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const texts: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) texts.push(node.text);
    if (ts.isTemplateExpression(node))
      texts.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…'));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, false, kind));
  return texts;
}

/** Matches the paths of generated code and of demo texts, which this test does not check. */
const theirs = /generated\/|bff\/demo\//;

async function textsBySource() {
  const names = await Promise.all(
    ['web', 'bff'].map(async (folder) =>
      (await readdir(folder, { recursive: true })).map((name) => join(folder, name)),
    ),
  );
  const paths = names.flat().filter((path) => /\.(tsx?|html)$/.test(path) && !theirs.test(path));
  return await Promise.all(
    paths.map(async (path) => {
      const texts = textsOf(path, await readFile(path, 'utf8'));
      return { path, texts: texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()) };
    }),
  );
}

describe('texts of the app', async () => {
  const sources = await textsBySource();

  it('the texts of the app contain no word from the list of retired words', () => {
    expect(sources.length).toBeGreaterThan(500);
    const found = sources.flatMap(({ path, texts }) =>
      texts
        .filter((text) => !kept.has(text))
        .flatMap((text) =>
          retired.filter(([pattern]) => pattern.test(text)).map(([, instead]) => `${path}: ${text} → ${instead}`),
        ),
    );
    expect(found).toEqual([]);
  });

  it('each text on the list of exceptions still exists in the app', () => {
    const said = new Set(sources.flatMap(({ texts }) => texts));
    expect([...kept].filter((text) => !said.has(text))).toEqual([]);
  });
});

const comment = /^\s*(?:\/?\*|\/\/).*|\s\/\/ .*/gm;
const WIDTH = 120; // columns
const vague = /\b(whoever|somebody|nobody)\b/i;

/** Returns the files that match `kind`, excluding generated files, with their texts. */
async function filesOf(kind: RegExp) {
  const inFolders = ['.github', 'bff', 'schema', 'tests', 'web'].map(async (folder) =>
    (await readdir(folder, { recursive: true })).map((name) => join(folder, name)),
  );
  const paths = [await readdir('.'), ...(await Promise.all(inFolders))].flat();
  const written = paths.filter(
    (path) => kind.test(path) && !/node_modules|generated|released\.graphql|package-lock/.test(path),
  );
  return await Promise.all(written.map(async (path) => ({ path, text: await readFile(path, 'utf8') })));
}

describe('comments in the sources', async () => {
  const sources = await filesOf(/\.(tsx?|mjs|css)$/);
  const all = sources.flatMap(({ path, text }) =>
    (text.match(comment) ?? []).map((found) => ({ path, text: found.replace(/^\n/, '') })),
  );

  it('no comment uses a vague pronoun in place of member, visitor, client or caller', () => {
    expect(all.length).toBeGreaterThan(5000);
    const found = all.filter(({ text }) => vague.test(text));
    expect(found.map(({ path, text }) => `${path}: ${text.trim()}`)).toEqual([]);
  });

  it('a comment fits in 120 columns', () => {
    const wide = all.filter(({ text }) => /^\s*(\/?\*|\/\/)/.test(text) && text.length > WIDTH);
    expect(wide.map(({ path, text }) => `${path}: ${text.trim()}`)).toEqual([]);
  });
});

it('Markdown pages, the schema, SQL files and settings use no vague pronoun', async () => {
  const pages = await filesOf(/\.(md|graphql|sql|yml|example)$|^Dockerfile$/);
  expect(pages.length).toBeGreaterThan(40);
  const lines = pages.flatMap(({ path, text }) => text.split('\n').map((line) => `${path}: ${line}`));
  expect(lines.filter((line) => vague.test(line))).toEqual([]);
});

/** Matches the title of a test or of a group of tests. */
const titled = /\b(?:it|test|describe\w*)(?:\.\w+)*\(\s*(['"`])(.+?)\1,/g;

it('a test title uses no vague pronoun', async () => {
  const paths = (await readdir('tests', { recursive: true })).filter(
    (path) => /\.(test|spec)\.tsx?$/.test(path) && !path.includes('node_modules'),
  );
  const sources = await Promise.all(
    paths.map(async (path) => ({ path, source: await readFile(join('tests', path), 'utf8') })),
  );
  const titles = sources.flatMap(({ path, source }) =>
    [...source.matchAll(titled)].map(([, , title = '']) => `${path}: ${title}`),
  );
  expect(titles.length).toBeGreaterThan(1500);
  expect(titles.filter((title) => vague.test(title))).toEqual([]);
});
