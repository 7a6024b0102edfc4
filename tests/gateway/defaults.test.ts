import { buildSchema, getOperationAST, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { defaultsOf } from '../../bff/gateway/defaults.ts';

const schema = buildSchema(`
  enum Tone { WARM COLD }
  input Line { text: String! tone: Tone! = WARM note: String }
  input Page { title: String! = "Sem título" first: Line lines: [Line!]! = [] }
  type Query { nothing: Boolean }
  type Mutation { write(page: Page!, tone: Tone): Boolean }
`);
const operation = getOperationAST(parse('mutation ($page: Page!, $tone: Tone) { write(page: $page, tone: $tone) }'));

function fill(variables: Record<string, unknown>) {
  if (!operation) throw new Error('There is no operation.');
  return defaultsOf(schema, operation)(variables);
}

describe('what variables leave out within their input objects', () => {
  it('is filled in where the schema has a default, however deep', () => {
    expect(fill({ page: { first: { text: 'a' }, lines: [{ text: 'b' }, { text: 'c', tone: 'COLD' }] } })).toEqual({
      page: {
        title: 'Sem título',
        first: { text: 'a', tone: 'WARM' },
        lines: [
          { text: 'b', tone: 'WARM' },
          { text: 'c', tone: 'COLD' },
        ],
      },
    });
  });

  it('is filled in for one that stands for a list of one', () => {
    expect(fill({ page: { title: 't', lines: { text: 'a' } } })).toEqual({
      page: { title: 't', lines: { text: 'a', tone: 'WARM' } },
    });
  });

  it('stays out where there is no default, and null stays null', () => {
    expect(fill({ page: { title: 't', first: null, lines: [] } })).toEqual({
      page: { title: 't', first: null, lines: [] },
    });
    expect(fill({ tone: null })).toEqual({ tone: null });
  });

  it('leaves what was sent as it was, also what is no object at all', () => {
    const sent = { page: { title: 't', lines: ['no line'] } };
    expect(fill(sent)).toEqual(sent);
    const page = { title: 't' };
    fill({ page });
    expect(page).toEqual({ title: 't' });
    expect(fill({ page: 7 })).toEqual({ page: 7 });
  });
});
