import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { withTables } from './api-tables.ts';

/** This script regenerates the tables of calls in API.md (`npm run openapi`). */
const PAGE = 'bff/platform/API.md';

const written = withTables(await readFile(PAGE, 'utf8'));
await writeFile(PAGE, await format(written, { ...(await resolveConfig(PAGE)), parser: 'markdown' }));
