import { Link, useParams } from 'react-router-dom';
import { LockView } from '../features/moderation/LockView.tsx';
import { ReportForm } from '../features/moderation/ReportForm.tsx';
import { ReportStatus } from '../features/moderation/ReportStatus.tsx';

/** /report, /report/status and /report/decision, for whoever has no session. */
export function ReportPages() {
  const { '*': rest } = useParams();
  return (
    <main className="mx-auto min-h-dvh w-full max-w-xl px-5 py-10">
      <Link to="/" className="mb-8 inline-block text-lg font-semibold text-ember">
        Brasa
      </Link>
      {rest === 'status' ? <ReportStatus /> : rest === 'decision' ? <LockView /> : <ReportForm />}
    </main>
  );
}
