import { DoorOpen, Ellipsis, Pencil, Power } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isolate } from '../../ui/isolate.ts';
import type { CommunityPage_CommunityFragment } from './generated/communities.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu, MenuItem } from '../../ui/Menu.tsx';
import { toast } from '../../ui/toast.ts';
import { ReportItem } from '../reports/ReportItem.tsx';
import { CommunityFormDialog } from './CommunityFormDialog.tsx';
import { isOwner } from './membership.ts';
import { useCommunityActions } from './useCommunityActions.ts';

const CLOSED = 'Ninguém mais verá a comunidade nem o que há nela, nem você. Não dá para desfazer.';

/** Editing and closing for the owner, leaving for everybody else inside. */
export function CommunityMenu({ community }: { community: CommunityPage_CommunityFragment }) {
  const [open, setOpen] = useState<'edit' | 'leave' | 'close' | null>(null);
  const { leave, close } = useCommunityActions(community.id);
  const navigate = useNavigate();
  const onOpenChange = (isOpen: boolean) => !isOpen && setOpen(null);

  async function goAfter(act: () => Promise<boolean>, said: string) {
    if (!(await act())) return;
    toast({ title: said });
    await navigate('/groups', { replace: true });
  }

  return (
    <>
      <Menu
        trigger={
          <IconButton label="Opções da comunidade" className="-mt-1.5 -mr-2">
            <Ellipsis aria-hidden className="size-5" />
          </IconButton>
        }
      >
        {isOwner(community) ? (
          <>
            <MenuItem onSelect={() => setOpen('edit')}>
              <Pencil aria-hidden className="size-5" />
              Editar
            </MenuItem>
            <MenuItem danger onSelect={() => setOpen('close')}>
              <Power aria-hidden className="size-5" />
              Encerrar comunidade
            </MenuItem>
          </>
        ) : (
          <>
            <ReportItem target="COMMUNITY" id={community.id} />
            <MenuItem danger onSelect={() => setOpen('leave')}>
              <DoorOpen aria-hidden className="size-5" />
              Sair da comunidade
            </MenuItem>
          </>
        )}
      </Menu>
      <CommunityFormDialog
        open={open === 'edit'}
        onOpenChange={onOpenChange}
        community={community}
        onDone={() => {
          setOpen(null);
          toast({ title: 'Comunidade atualizada' });
        }}
      />
      <ConfirmDialog
        open={open === 'leave'}
        onOpenChange={onOpenChange}
        title={`Sair de ${isolate(community.name)}?`}
        description={
          community.membership?.priceCents == null
            ? 'Você deixa de ver os posts na hora. O que publicou continua lá, e você pode excluir em Configurações > Privacidade e dados.'
            : 'Você deixa de ver os posts na hora e perde o que já pagou deste mês. Para ficar até o fim, cancele a assinatura.'
        }
        confirmLabel="Sair"
        onConfirm={() => void goAfter(leave, 'Você saiu da comunidade')}
      />
      <ConfirmDialog
        open={open === 'close'}
        onOpenChange={onOpenChange}
        title={`Encerrar ${isolate(community.name)}?`}
        description={
          community.kind === 'VIP'
            ? `${CLOSED} Quem assina recebe de volta o valor dos dias que faltam, descontado do saldo de quem recebeu por eles.`
            : CLOSED
        }
        confirmLabel="Encerrar"
        onConfirm={() => void goAfter(close, 'Comunidade encerrada')}
      />
    </>
  );
}
