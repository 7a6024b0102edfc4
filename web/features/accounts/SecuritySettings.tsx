import { SessionList } from './SessionList.tsx';

/** /settings/security */
export function SecuritySettings() {
  return (
    <div className="space-y-8">
      <SessionList />
    </div>
  );
}
