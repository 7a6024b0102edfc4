import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { Kind, print, visit, type DocumentNode } from 'graphql';
import type { Plugin } from 'vite';
import { SCHEMA_VERSION } from '../../schema/version.ts';

/** Maps the hash of each GraphQL document, as trusted.ts sends it, to the text of the document. */
export type Manifest = Record<string, string>;

const generatedDocument = /^export const \w+Document = (\{.*\}) as unknown as DocumentNode/gm;

/** Writes the app's operations and their hashes into `dist/documents.json`, where the gateway reads them. */
export function documentsPlugin(): Plugin {
  return {
    name: 'brasa:documents',
    apply: 'build',
    writeBundle({ dir }) {
      if (dir !== undefined) writeFileSync(path.join(dir, '../documents.json'), JSON.stringify(readDocuments()));
    },
  };
}

/** Reads the operations of the app from the files that codegen writes. */
export function readDocuments(version = SCHEMA_VERSION): Manifest {
  const files = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(^|\/)generated\/[\w-]+\.ts$/.test(name),
  );
  const texts = files.flatMap((name) => {
    const source = readFileSync(path.join('web', name), 'utf8');
    return [...source.matchAll(generatedDocument)].map(([, json = '']) => {
      const document: unknown = JSON.parse(json);
      if (!isDocument(document)) throw new Error(`web/${name} has a document that is none`);
      return textOf(document);
    });
  });
  return Object.fromEntries(
    texts.map((text) => [hashOf(text, version), text] as const).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Returns the text of a document exactly as Apollo Client sends it, without its directives `@unmask`. */
export function textOf(document: DocumentNode) {
  const sent = visit(addTypenameToDocument(document), {
    Directive: ({ name }) => (name.value === 'unmask' ? null : undefined),
  });
  return print(sent);
}

/** Returns the hash of a document: the SHA-256 of its text and of the schema's version, in hex. */
export function hashOf(text: string, version = SCHEMA_VERSION) {
  return createHash('sha256')
    .update(text + String(version))
    .digest('hex');
}

function isDocument(value: unknown): value is DocumentNode {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === Kind.DOCUMENT;
}
