import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const REFERENCE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const record = z.object({
  reference: z.string(),
  /** A secret in the URL of the check's page. The secret identifies the person to be checked. */
  key: z.string(),
  returnUrl: z.string(),
  callbackUrl: z.string(),
  appealOf: z.string().optional(),
  result: z.enum(['PENDING', 'VERIFIED', 'REJECTED']),
  method: z.enum(['DOCUMENT', 'FACE', 'CARD', 'OTHER']).optional(),
  expiresAt: z.string().optional(),
});
export type CheckRecord = z.infer<typeof record>;

/** Opens the store of the sandbox's age checks. Each check is a file, so that the results survive a restart. */
export function openChecks(directory: string) {
  mkdirSync(directory, { recursive: true });
  const pathOf = (reference: string) => join(directory, `${reference}.json`);

  return {
    find(reference: string): CheckRecord | undefined {
      if (!REFERENCE.test(reference)) return undefined;
      try {
        return record.parse(JSON.parse(readFileSync(pathOf(reference), 'utf8')));
      } catch {
        return undefined;
      }
    },
    put(check: CheckRecord) {
      if (!REFERENCE.test(check.reference)) throw new Error('A reference is a UUID.');
      const path = pathOf(check.reference);
      writeFileSync(`${path}.new`, JSON.stringify(check), { mode: 0o600 });
      renameSync(`${path}.new`, path);
    },
  };
}

export type Checks = ReturnType<typeof openChecks>;
