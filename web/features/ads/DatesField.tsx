import { DateField } from '../../ui/DateField.tsx';
import type { AdDraft } from './adDraft.ts';
import { today } from '../../ui/saoPauloDays.ts';
import type { Problems } from './problems.ts';

type DatesFieldProps = {
  draft: AdDraft;
  onChange: (days: Partial<Pick<AdDraft, 'startDate' | 'endDate'>>) => void;
  problems: Problems;
};

/** The start and end date of an ad. Dates are in São Paulo's time zone, and the ad runs on both days. */
export function DatesField({ draft: { startDate, endDate }, onChange, problems }: DatesFieldProps) {
  const first = today();
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <DateField
        label="Data de início"
        type="date"
        min={first}
        value={startDate}
        onChange={(day) => onChange({ startDate: day })}
        error={problems.startDate}
      />
      <DateField
        label="Data de término"
        type="date"
        min={startDate > first ? startDate : first}
        value={endDate}
        onChange={(day) => onChange({ endDate: day })}
        error={problems.endDate}
      />
    </div>
  );
}
