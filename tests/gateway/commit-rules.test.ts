import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultsOfCommit } from '../commit-rules.mjs';

const WHY = '\n\nThe feed asked twice, since the cache had no key for the viewer.';

describe('faultsOfCommit()', () => {
  it.each([
    `fix(feed): give the cache a key per viewer${WHY}`,
    `perf(db)!: turn off PostgreSQL's JIT${WHY}`,
    'docs: address readers who run several gateways',
    'test: seed random worlds with one number',
    'Revert "fix(feed): give the cache a key per viewer"\n\nThis reverts commit 1234567.',
  ])('accepts the commit message %j', (message) => {
    expect(faultsOfCommit(message)).toEqual([]);
  });

  it.each([
    ['give the cache a key', 'The subject has to begin with "type: "'],
    ['fixes(feed): give the cache a key', 'The subject has to begin with "type: "'],
    [`docs: ${'a'.repeat(67)}`, 'The subject has 73 characters'],
    ['docs: adds a page about locks', 'an imperative: "adds"'],
    ['docs: added a page about locks', 'an imperative: "added"'],
    ['docs: adding a page about locks', 'an imperative: "adding"'],
    ['docs: what locks are for', 'an imperative: "what"'],
    ['docs: Locks get a page', 'an imperative: "Locks"'],
    ['docs: explain locks\nin a page', 'A blank line has to follow'],
    ['fix: release the lock', 'A fix needs a body'],
    ['perf: release the lock earlier\n\nSigned-off-by: A <a@brasa.example>', 'A perf needs a body'],
  ])('refuses the commit message %j and names the broken rule', (message, fault) => {
    expect(faultsOfCommit(message)).toEqual([expect.stringContaining(fault)]);
  });
});

describe('node tests/commits.mjs', () => {
  it('fails for a bad commit message after the commit that added the check, and ignores earlier commits', () => {
    const folder = mkdtempSync(join(tmpdir(), 'brasa-commits-'));
    try {
      // Starts Git without its environment variables such as GIT_DIR: a Git hook that runs this test sets them, and Git
      // would use the repository of the hook.
      const env = { PATH: process.env.PATH, HOME: folder };
      const run = (command: string, ...args: string[]) =>
        spawnSync(command, args, { cwd: folder, env, encoding: 'utf8' });
      const commit = (message: string) =>
        run(
          ...(['git', '-c', 'user.name=t', '-c', 'user.email=t@brasa.example'] as const),
          ...['commit', '-q', '--allow-empty', '-m', message],
        );
      const check = () => run(process.execPath, 'tests/commits.mjs');
      run('git', 'init', '-q');
      commit('Older than the rules');
      mkdirSync(join(folder, 'tests'));
      for (const name of ['commits.mjs', 'commit-rules.mjs'])
        cpSync(new URL(`../${name}`, import.meta.url), join(folder, 'tests', name));
      run('git', 'add', '.');
      commit('test: check commit messages');
      commit('docs: explain locks');
      expect(check()).toMatchObject({ status: 0, stdout: '1 commit messages checked\n' });

      commit('Explained locks');
      const { status, stdout } = check();
      expect(status).toBe(1);
      expect(stdout).toContain('Explained locks\n    The subject');

      rmSync(join(folder, '.git'), { recursive: true });
      expect(check()).toMatchObject({ status: 0, stdout: '0 commit messages checked\n' });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
