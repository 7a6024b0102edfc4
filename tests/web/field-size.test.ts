import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** The types of inputs in which a member types no text. */
const PICKED = ['checkbox', 'radio', 'range', 'file', 'hidden'];
const folder = join(import.meta.dirname, '../../web');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx'))
  .filter((path) => /<(input|textarea|select)\b/.test(readFileSync(join(folder, path), 'utf8')));

/** Returns all text fields in a file with their CSS classes, which may be in a constant of the same file. */
function fieldsOf(path: string) {
  const file = ts.createSourceFile(path, readFileSync(join(folder, path), 'utf8'), ts.ScriptTarget.Latest, true);
  const fields: { place: string; classes: string }[] = [];
  const visit = (node: ts.Node) => {
    if ((ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) && isTyped(node, file)) {
      const classes = valueOf(node, 'className', file);
      const [, name = ''] = /^\{(\w+)\}$/.exec(classes) ?? [];
      const constant = name && new RegExp(String.raw`const ${name} =([^;]*);`).exec(file.text)?.[1];
      const line = file.getLineAndCharacterOfPosition(node.pos).line + 1;
      fields.push({ place: `${path}:${line}`, classes: constant || classes });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return fields;
}

type Tag = ts.JsxOpeningElement | ts.JsxSelfClosingElement;

function valueOf(node: Tag, name: string, file: ts.SourceFile) {
  const attribute = node.attributes.properties.find((each) => each.name?.getText(file) === name);
  return attribute && ts.isJsxAttribute(attribute) ? (attribute.initializer?.getText(file) ?? 'true') : '';
}

function isTyped(node: Tag, file: ts.SourceFile) {
  if (!['input', 'textarea', 'select'].includes(node.tagName.getText(file))) return false;
  const isHidden = valueOf(node, 'hidden', file) !== '';
  return !isHidden && !PICKED.includes(valueOf(node, 'type', file).replace(/"/g, ''));
}

describe('text fields', () => {
  it('each text field has a font size of at least 16 px, because Safari on iOS zooms in on smaller ones', () => {
    const fields = sources.flatMap(fieldsOf);
    expect(fields.length).toBeGreaterThan(10);
    const small = fields.filter(
      ({ classes }) => !/\btext-(base|lg|xl)\b/.test(classes) || /\btext-(xs|sm|\[)/.test(classes),
    );
    expect(small).toEqual([]);
  });
});
