import { readdir } from 'node:fs/promises';
import { z } from 'zod';
import type { OnlineStep } from '../online.ts';

export interface Migration {
  /** The name of the migration's file without the extension, as the database stores it, such as 048-searched-to. */
  name: string;
  /** Plain SQL. A semicolon at the end of a line ends a statement. */
  sql: string;
  /** Steps that take long on a large table. They run before `sql`, outside the transaction of `sql`. */
  online?: readonly OnlineStep[] | undefined;
}

const named = z.string().regex(/^\d{3}(-[a-z\d]+)+$/, {
  error: ({ input }) => `A migration's file is named like 048-searched-to.ts, and this one is not: ${String(input)}.ts`,
});
const step = z.union([
  z.object({ index: z.string() }),
  z.object({ backfill: z.string(), set: z.string(), where: z.string() }),
]);
const modules = z.record(z.string(), z.object({ sql: z.string(), online: z.array(step).optional() }));

/**
 * All migrations of this folder, in the order of their numbers. They are modules instead of .sql files so that the
 * built server contains them. In the build and in tests, Vite imports them; a server that runs from the sources reads
 * the folder. Never edit the SQL of a released migration: add a new migration.
 */
export const migrations: readonly Migration[] = toMigrations(
  typeof import.meta.env === 'undefined'
    ? await readFolder()
    : import.meta.glob(['./*.ts', '!./index.ts'], { eager: true }),
);

/** @throws {ZodError} for a migration file without a number in its name, or without an export `sql` */
export function toMigrations(found: Record<string, unknown>): Migration[] {
  return Object.entries(modules.parse(found))
    .map(([path, { sql, online }]) => ({
      name: named.parse(path.replace(/^\.\/|\.ts$/g, '')),
      sql,
      ...(online && { online }),
    }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

async function readFolder(): Promise<Record<string, unknown>> {
  const names = (await readdir(import.meta.dirname)).filter((name) => name.endsWith('.ts') && name !== 'index.ts');
  const entries = names.map(async (name) => {
    const imported: unknown = await import(/* @vite-ignore */ new URL(name, import.meta.url).href);
    return [`./${name}`, imported] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
