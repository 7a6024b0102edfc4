import { Flag } from 'lucide-react';
import { cx } from '../../ui/cx.ts';
import { openReport, type Reported } from './openReport.ts';

/** 'Denunciar' where there is no menu. */
export function ReportButton({ label, className, ...reported }: Reported & { label: string; className?: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={cx(
        'grid size-9 shrink-0 place-items-center rounded-full text-ink-faint transition duration-150 hover:bg-raised hover:text-ink',
        className,
      )}
      onClick={() => openReport(reported)}
    >
      <Flag aria-hidden className="size-4" strokeWidth={1.8} />
    </button>
  );
}
