import { useState } from 'react';
import {
  useCommunityMembersQuery,
  type CommunityPage_CommunityFragment,
  type MemberRow_MemberFragment,
} from '../../generated/communities.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/toast.ts';
import { MemberMenu } from './MemberMenu.tsx';
import { roleLabels } from './membership.ts';
import { People } from './People.tsx';
import { useCommunityActions } from './useCommunityActions.ts';

const PAGE = { first: 20 };

type Asked = { about: 'remove' | 'hand over'; member: MemberRow_MemberFragment };

/** Who is inside, with what the viewer may do to each. */
export function Members({ community }: { community: CommunityPage_CommunityFragment }) {
  const { id } = community;
  const { data, error, refetch, fetchMore } = useCommunityMembersQuery({ variables: { id, ...PAGE } });
  const { setRole, remove } = useCommunityActions(id);
  const [asked, setAsked] = useState<Asked | null>(null);
  const name = asked?.member.profile.name ?? '';

  async function give(userId: string, role: 'OWNER' | 'MODERATOR' | 'MEMBER', said: string) {
    if (await setRole(userId, role)) toast({ title: said });
  }

  async function confirmed({ about, member: { profile } }: Asked) {
    if (about === 'hand over') await give(profile.id, 'OWNER', `A comunidade agora é de ${profile.name}`);
    else if (await remove(profile.id)) toast({ title: `${profile.name} não participa mais` });
  }

  return (
    <>
      <People
        label="Membros"
        connection={data?.community?.members}
        failed={error !== undefined}
        retry={() => refetch()}
        loadMore={(after) => fetchMore({ variables: { after } })}
        empty={null}
        about={({ role }) => role !== 'MEMBER' && <span className="text-ember">{roleLabels[role]}</span>}
        actions={(member) => (
          <MemberMenu
            community={community}
            member={member}
            onRole={(role) =>
              void give(
                member.profile.id,
                role,
                role === 'MEMBER' ? 'Deixou de ser moderador(a)' : 'Agora é moderador(a)',
              )
            }
            onHandOver={() => setAsked({ about: 'hand over', member })}
            onRemove={() => setAsked({ about: 'remove', member })}
          />
        )}
      />
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={asked?.about === 'remove' ? `Remover ${name}?` : `Transferir a comunidade para ${name}?`}
        description={
          asked?.about === 'remove'
            ? community.kind === 'VIP'
              ? 'A pessoa deixa de ver os posts na hora. Ela recebe de volta o valor dos dias do mês que ainda não começaram: a sua parte sai do seu saldo.'
              : 'A pessoa deixa de ver os posts na hora e não pode voltar por convite, mas pode pedir para entrar de novo.'
            : 'Você continua como moderador(a). Só a nova pessoa poderá editar ou encerrar a comunidade.'
        }
        confirmLabel={asked?.about === 'remove' ? 'Remover' : 'Transferir'}
        onConfirm={() => asked && void confirmed(asked)}
      />
    </>
  );
}
