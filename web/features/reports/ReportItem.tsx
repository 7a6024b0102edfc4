import { Flag } from 'lucide-react';
import { MenuItem } from '../../ui/Menu.tsx';
import { openReport, type Reported } from './openReport.ts';

/** 'Denunciar' in a menu. */
export function ReportItem(reported: Reported) {
  return (
    <MenuItem onSelect={() => openReport(reported)}>
      <Flag aria-hidden className="size-5" />
      Denunciar
    </MenuItem>
  );
}
