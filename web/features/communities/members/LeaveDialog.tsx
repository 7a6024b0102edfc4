import { isolate } from '../../../ui/isolate.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast.ts';
import type { FieldsOf } from '../../../apollo/fieldsOf.ts';
import type { CommunityCard_CommunityFragment } from '../generated/communities.ts';
import { useCommunityActions } from '../useCommunityActions.ts';

type LeaveDialogProps = {
  community: FieldsOf<CommunityCard_CommunityFragment>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called after the member has left the community. */
  onLeft?: () => void | Promise<void>;
};

/** The dialog that asks for confirmation before a member leaves a community. It lists the consequences. */
export function LeaveDialog({ community, open, onOpenChange, onLeft }: LeaveDialogProps) {
  const { leave } = useCommunityActions(community.id);
  const confirm = async () => {
    if (!(await leave())) return;
    toast({ title: 'Você saiu da comunidade' });
    await onLeft?.();
  };

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Sair de ${isolate(community.name)}?`}
      description={
        community.membership?.price == null
          ? 'Você deixa de ver os posts na hora. O que publicou continua lá, e você pode excluir em Configurações > Privacidade e dados.'
          : 'Você deixa de ver os posts na hora e perde o que já pagou deste mês. Para ficar até o fim, cancele a assinatura.'
      }
      confirmLabel="Sair"
      onConfirm={() => void confirm()}
    />
  );
}
