import { Link, useParams } from 'react-router-dom';
import { ReportForm } from '../features/moderation/ReportForm.tsx';
import { ReportStatus } from '../features/moderation/ReportStatus.tsx';

/** /report and /report/status, for whoever has no account. */
export function ReportPages() {
  const { '*': rest } = useParams();
  return (
    <main className="mx-auto min-h-dvh w-full max-w-xl px-5 py-10">
      <Link to="/" className="mb-8 inline-block text-lg font-semibold text-ember">
        Brasa
      </Link>
      {rest === 'status' ? <ReportStatus /> : <ReportForm />}
    </main>
  );
}
