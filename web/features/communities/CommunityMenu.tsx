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
import { CommunityFormDialog } from './form/CommunityFormDialog.tsx';
import { LeaveDialog } from './members/LeaveDialog.tsx';
import { isOwner } from './members/membership.ts';
import { useCommunityActions } from './useCommunityActions.ts';
import { ItemBoundary } from '../../ui/ItemBoundary.tsx';

const CLOSED = 'Ninguém mais verá a comunidade nem o que há nela, nem você. Não dá para desfazer.';

/** The menu of a community. The owner can edit or close the community; other members can report or leave it. */
export function CommunityMenu({ community }: { community: CommunityPage_CommunityFragment }) {
  const [open, setOpen] = useState<'edit' | 'leave' | 'close' | null>(null);
  const { close } = useCommunityActions(community.id);
  const navigate = useNavigate();
  const onOpenChange = (isOpen: boolean) => !isOpen && setOpen(null);

  async function closeAndGo() {
    if (!(await close())) return;
    toast({ title: 'Comunidade encerrada' });
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
      <ItemBoundary>
        <CommunityFormDialog
          open={open === 'edit'}
          onOpenChange={onOpenChange}
          community={community}
          onDone={() => {
            setOpen(null);
            toast({ title: 'Comunidade atualizada' });
          }}
        />
      </ItemBoundary>
      <ItemBoundary>
        <LeaveDialog
          community={community}
          open={open === 'leave'}
          onOpenChange={onOpenChange}
          onLeft={() => navigate('/groups', { replace: true })}
        />
      </ItemBoundary>
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
        onConfirm={() => void closeAndGo()}
      />
    </>
  );
}
