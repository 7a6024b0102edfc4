import { expect, it, vi } from 'vitest';
import { loadMembers, readMembers } from '../../bff/gateway/playground/demo-members.ts';

const ANA = { role: 'FREE', name: 'Ana', email: 'ana@brasa.example', password: 'x' };

it('the demo members of the playground are loaded again after a failure, and never again after a success', async () => {
  const fetchAll = vi.fn(() => Promise.resolve([ANA]));
  fetchAll.mockRejectedValueOnce(new Error('down'));
  await loadMembers(fetchAll);
  expect(readMembers()).toEqual({ members: [], problem: 'The demo members could not be loaded.' });
  await Promise.all([loadMembers(fetchAll), loadMembers(fetchAll)]);
  expect(readMembers()).toEqual({ members: [ANA] });
  await loadMembers(fetchAll);
  expect(fetchAll).toHaveBeenCalledTimes(2);
});
