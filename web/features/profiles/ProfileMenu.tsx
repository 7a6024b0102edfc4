import type { ProfileHeader_ProfileFragment } from './generated/timeline.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { ReportItem } from '../reports/ReportItem.tsx';
import { usePersonItems } from '../people/usePersonItems.tsx';

/** The menu with further actions on a member: muting, reporting and blocking. */
export function ProfileMenu({ profile }: { profile: ProfileHeader_ProfileFragment }) {
  const { items, question, about } = usePersonItems(profile, { named: false });

  return (
    <>
      <Menu trigger={<IconButton label="Mais opções" className="dots" />}>
        <ReportItem target="PROFILE" id={profile.id} about={about} />
        {items}
      </Menu>
      {question}
    </>
  );
}
