import { SecurityOverview } from './SecurityOverview.tsx';
import { SessionList } from './SessionList.tsx';
import { ItemBoundary } from '../../../ui/ItemBoundary.tsx';

/** /settings/security */
export function SecuritySettings() {
  return (
    <div className="space-y-6">
      <SecurityOverview />
      <ItemBoundary>
        <SessionList />
      </ItemBoundary>
    </div>
  );
}
