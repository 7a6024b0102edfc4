import { Flag } from 'lucide-react';
import { MenuItem } from '../../ui/Menu.tsx';
import { openReport, type Reported } from './openReport.ts';

/** The menu item 'Denunciar', which opens the report dialog. */
export function ReportItem(reported: Reported) {
  return (
    <MenuItem onSelect={() => openReport(reported)}>
      <Flag aria-hidden className="size-5" />
      Denunciar
    </MenuItem>
  );
}
