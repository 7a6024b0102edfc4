import { Link, useParams } from 'react-router-dom';
import { LockView } from '../features/moderation/LockView.tsx';
import { ReportForm } from '../features/reports/ReportForm.tsx';
import { ReportStatus } from '../features/reports/ReportStatus.tsx';
import { Brand } from '../ui/Brand.tsx';

/** The pages /report, /report/status and /report/decision. They need no session. */
export function ReportPages() {
  const { '*': rest } = useParams();
  return (
    <main className="mx-auto min-h-dvh w-full max-w-xl px-5 py-10">
      <Link to="/" aria-label="Brasa, início" className="-mt-2 mb-6 inline-block rounded-full py-2">
        <Brand />
      </Link>
      {rest === 'status' ? <ReportStatus /> : rest === 'decision' ? <LockView /> : <ReportForm />}
    </main>
  );
}
