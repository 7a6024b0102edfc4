import { describe, expect, it } from 'vitest';
import { authorizationIn, withAuthorization } from '../../bff/gateway/playground/headers.ts';

const ANA = 'Bearer ana';
const NO_JSON = 'The headers are no JSON object.';

describe('choosing a member while the Headers pane contains', () => {
  it.each(['{"x-brasa-cost":"1"', '{"x-brasa-cost": }', '["x-brasa-cost"]', '"x"', '{,}', '{ // open', '{ /* open'])(
    'the invalid text %s reports the text and does not replace it',
    (text) => {
      expect(() => withAuthorization(text, ANA)).toThrow(NO_JSON);
      expect(() => withAuthorization(text, undefined)).toThrow(NO_JSON);
      expect(authorizationIn(text)).toBeUndefined();
    },
  );

  it.each(['', ' \n', '{}', '{ "Authorization": "Bearer bruno", }'])(
    'no other header (%j) leaves the authorization alone in the pane',
    (text) => {
      expect(withAuthorization(text, ANA)).toBe('{\n  "authorization": "Bearer ana"\n}');
      expect(withAuthorization(text, undefined)).toBe('');
    },
  );

  it('other headers keeps them and replaces the authorization in any letter case', () => {
    const text = '{"AUTHORIZATION": "Bearer bruno", "x-brasa-cost": "1",}';
    expect(JSON.parse(withAuthorization(text, ANA))).toEqual({ 'x-brasa-cost': '1', authorization: ANA });
    expect(JSON.parse(withAuthorization(text, undefined))).toEqual({ 'x-brasa-cost': '1' });
  });

  it.each([
    ['// the cost', {}, ['// the cost']],
    ['/* none */ {}', {}, ['/* none */']],
    [
      '{ // the cost\n  "x-brasa-cost": "1" // "authorization": "x"\n}',
      { 'x-brasa-cost': '1' },
      ['// the cost', '// "authorization": "x"'],
    ],
    [
      '{\n  "x-brasa-cost": "1", /* a } */\n  "Authorization": "Bearer bruno" // Bruno\n}',
      { 'x-brasa-cost': '1' },
      ['/* a } */', '// Bruno'],
    ],
    [
      '{"authorization": "Bearer bruno", /* http://x */ "x-note": "a // \\" b", "authoriZation": ["a", {"b": 1}]} // end',
      { 'x-note': 'a // " b' },
      ['/* http://x */', '// end'],
    ],
  ])('comments (%j) keeps the comments and the other headers', (text, others, comments) => {
    for (const authorization of [ANA, undefined]) {
      const written = withAuthorization(text, authorization);
      for (const comment of comments) expect(written).toContain(comment);
      const alone = comments.reduce((rest, comment) => rest.replace(comment, ''), written);
      expect(JSON.parse(alone.replace(/,\s*\}/, '}').trim() || '{}')).toEqual({
        ...others,
        ...(authorization !== undefined && { authorization }),
      });
      expect(authorizationIn(written)).toBe(authorization);
    }
  });
});
