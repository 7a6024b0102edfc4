import { SecurityOverview } from './SecurityOverview.tsx';
import { SessionList } from './SessionList.tsx';

/** /settings/security */
export function SecuritySettings() {
  return (
    <div className="space-y-6">
      <SecurityOverview />
      <SessionList />
    </div>
  );
}
