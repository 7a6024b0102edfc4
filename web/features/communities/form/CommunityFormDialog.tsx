import type { CommunityPage_CommunityFragment } from '../generated/communities.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { CommunityForm } from './CommunityForm.tsx';

type CommunityFormDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The community to edit. If it is undefined, the form creates a community. */
  community?: CommunityPage_CommunityFragment;
  onDone: (id: string) => void;
};

export function CommunityFormDialog({ open, onOpenChange, community, onDone }: CommunityFormDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={community ? 'Editar comunidade' : 'Criar comunidade'}
      description={community ? undefined : 'Um lugar para conversar com quem você escolher.'}
    >
      <CommunityForm community={community} onDone={onDone} />
    </Dialog>
  );
}
