import { Crown, Ellipsis, Shield, ShieldOff, UserMinus } from 'lucide-react';
import type { CommunityPage_CommunityFragment, MemberRow_MemberFragment } from '../generated/communities.ts';
import type { CommunityRole } from '../../../generated/schema.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { isolate } from '../../../ui/isolate.ts';
import { Menu, MenuItem } from '../../../ui/Menu.tsx';
import { isManager, isOwner } from './membership.ts';

type MemberMenuProps = {
  community: CommunityPage_CommunityFragment;
  member: MemberRow_MemberFragment;
  onRole: (role: Exclude<CommunityRole, 'OWNER'>) => void;
  onHandOver: () => void;
  onRemove: () => void;
};

/**
 * The menu of a member in the list of the community's members. The community's owner sees all actions; a moderator can
 * only remove the member.
 */
export function MemberMenu({ community, member, onRole, onHandOver, onRemove }: MemberMenuProps) {
  const owns = isOwner(community);
  const mayRemove = owns ? member.role !== 'OWNER' : isManager(community) && member.role === 'MEMBER';
  if (!mayRemove) return null;

  return (
    <Menu
      trigger={
        <IconButton label={`Opções de ${isolate(member.profile.name)}`}>
          <Ellipsis aria-hidden className="size-5" />
        </IconButton>
      }
    >
      {owns && member.role === 'MEMBER' && (
        <MenuItem onSelect={() => onRole('MODERATOR')}>
          <Shield aria-hidden className="size-5" />
          Tornar moderador(a)
        </MenuItem>
      )}
      {owns && member.role === 'MODERATOR' && (
        <MenuItem onSelect={() => onRole('MEMBER')}>
          <ShieldOff aria-hidden className="size-5" />
          Remover da moderação
        </MenuItem>
      )}
      {owns && community.offer === null && member.mayOwn === true && (
        <MenuItem onSelect={onHandOver}>
          <Crown aria-hidden className="size-5" />
          Transferir comunidade
        </MenuItem>
      )}
      <MenuItem danger onSelect={onRemove}>
        <UserMinus aria-hidden className="size-5" />
        Remover
      </MenuItem>
    </Menu>
  );
}
