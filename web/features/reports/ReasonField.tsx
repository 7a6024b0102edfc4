import type { ReportReason } from '../../generated/schema.ts';
import { reasonChoices } from './reasons.ts';

type ReasonFieldProps = { reason: ReportReason | null; onChange: (reason: ReportReason) => void };

/** The radio buttons for the reason of a report. */
export function ReasonField({ reason, onChange }: ReasonFieldProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium text-ink-soft">Motivo</legend>
      {reasonChoices.map(({ reason: value, label }) => (
        <label key={value} className="flex min-h-11 items-center gap-3 text-ink">
          <input
            type="radio"
            name="reason"
            value={value}
            checked={reason === value}
            className="size-5 shrink-0 accent-ember"
            onChange={() => onChange(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
