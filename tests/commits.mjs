import { spawnSync } from 'node:child_process';
import { faultsOfCommit } from './commit-rules.mjs';

/**
 * Checks the message of each commit after the one that added this file (part of `npm run validate`). Checks nothing in
 * a checkout without history, such as an archive or a shallow clone.
 */
const { status, stdout: added } = git('log', '--diff-filter=A', '--format=%H', '--', 'tests/commits.mjs');
const messages = status === 0 && added !== '' ? messagesSince(added.trim().split('\n').at(-1)) : [];
const faults = messages.flatMap(({ hash, message }) =>
  faultsOfCommit(message).map((fault) => `${hash.slice(0, 9)} ${message.split('\n')[0]}\n    ${fault}`),
);
console.log([...faults, `${messages.length} commit messages checked`].join('\n'));
process.exitCode = faults.length === 0 ? 0 : 1;

function messagesSince(hash) {
  const { stdout } = git('log', '--no-merges', '--format=%H%n%B%x00', `${hash}..HEAD`);
  return stdout
    .split('\0')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => ({ hash: entry.slice(0, entry.indexOf('\n')), message: entry.slice(entry.indexOf('\n') + 1) }));
}

function git(...args) {
  return spawnSync('git', args, { encoding: 'utf8', maxBuffer: Infinity });
}
