import { Ban, Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import type { ProfileHeader_ProfileFragment } from '../../generated/timeline.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu, MenuItem } from '../../ui/Menu.tsx';
import { ReportItem } from '../moderation/ReportItem.tsx';
import { useRelations } from './useRelations.ts';

/** What else can be done with somebody: mute, block. */
export function ProfileMenu({ profile }: { profile: ProfileHeader_ProfileFragment }) {
  const [asking, setAsking] = useState(false);
  const { setMute, block } = useRelations(profile);

  return (
    <>
      <Menu trigger={<IconButton label="Mais opções" className="dots" />}>
        <MenuItem onSelect={() => void setMute(!profile.isMuted)}>
          {profile.isMuted ? <Volume2 aria-hidden className="size-5" /> : <VolumeX aria-hidden className="size-5" />}
          {profile.isMuted ? 'Deixar de silenciar' : 'Silenciar'}
        </MenuItem>
        <ReportItem target="PROFILE" id={profile.id} />
        <MenuItem danger onSelect={() => setAsking(true)}>
          <Ban aria-hidden className="size-5" />
          Bloquear
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Bloquear ${profile.name}?`}
        description="Vocês deixam de se seguir e não veem mais nada um do outro. A pessoa não é avisada; você pode desbloquear em Editar perfil."
        confirmLabel="Bloquear"
        onConfirm={() => void block()}
      />
    </>
  );
}
