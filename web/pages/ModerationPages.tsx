import { Navigate, useParams } from 'react-router-dom';
import { Appeals } from '../features/moderation/Appeals.tsx';
import { AuditLog } from '../features/moderation/AuditLog.tsx';
import { CaseQueue } from '../features/moderation/CaseQueue.tsx';
import { CaseView } from '../features/moderation/CaseView.tsx';
import { MonthFigures } from '../features/moderation/MonthFigures.tsx';
import { NoticeView } from '../features/moderation/NoticeView.tsx';
import { ShortcutsHelp } from '../features/moderation/ShortcutsHelp.tsx';
import { useIsModeratorQuery } from '../features/moderation/generated/isModerator.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { TabLinks } from '../ui/TabLinks.tsx';

/**
 * The pages under /moderation. /moderation/notice/:id is for the member whom a decision affects. All other pages are
 * for moderators only.
 */
export function ModerationPages() {
  const [place = '', id = ''] = (useParams()['*'] ?? '').split('/');
  return place === 'notice' ? <NoticeView key={id} id={id} /> : <Desk place={place} id={id} />;
}

const places = ['', 'case', 'appeals', 'log', 'figures'];

function Desk({ place, id }: { place: string; id: string }) {
  const { data, error } = useIsModeratorQuery();
  if (data?.isModerator === false || (error && !data)) return <Navigate to="/" replace />;
  if (!places.includes(place)) return <Navigate to="/moderation" replace />;
  if (!data)
    return (
      <div className="py-16">
        <Spinner className="mx-auto" />
      </div>
    );
  const tab = (name: string, label: string) => ({
    to: name === '' ? '/moderation' : `/moderation/${name}`,
    label,
    current: place === name || (name === '' && place === 'case'),
  });
  return (
    <>
      <div className="flex items-center justify-between gap-4 px-4 pt-4">
        <h1 className="text-lg font-semibold text-ink">Moderação</h1>
        <ShortcutsHelp />
      </div>
      <TabLinks
        label="Moderação"
        tabs={[tab('', 'Fila'), tab('appeals', 'Recursos'), tab('log', 'Registro'), tab('figures', 'Números')]}
      />
      {place === '' && <CaseQueue />}
      {place === 'case' && <CaseView key={id} id={id} />}
      {place === 'appeals' && <Appeals />}
      {place === 'log' && <AuditLog />}
      {place === 'figures' && <MonthFigures />}
    </>
  );
}
