import { useState } from 'react';
import { isolate } from '../../../ui/isolate.ts';
import {
  useCommunityMembersQuery,
  type CommunityPage_CommunityFragment,
  type MemberRow_MemberFragment,
} from '../generated/communities.ts';
import type { CommunityRole } from '../../../generated/schema.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { MemberMenu } from './MemberMenu.tsx';
import { roleLabels } from './membership.ts';
import { People, PEOPLE_PAGE } from './People.tsx';
import { useCommunityActions } from '../useCommunityActions.ts';

const OFFERED =
  'A pessoa tem 14 dias para aceitar, e até lá nada muda. Se ela aceitar, só ela poderá editar ou encerrar a comunidade, e você continua como moderador(a).';

type Asked = { about: 'remove' | 'hand over'; member: MemberRow_MemberFragment };

/** Lists the members of a community, each with the actions that the viewer may take on that member. */
export function Members({ community }: { community: CommunityPage_CommunityFragment }) {
  const { id } = community;
  const { data, error, refetch, fetchMore } = useCommunityMembersQuery({ variables: { id, first: PEOPLE_PAGE } });
  const { setRole, offer, remove } = useCommunityActions(id);
  const [asked, setAsked] = useState<Asked | null>(null);
  const name = asked?.member.profile.name ?? '';

  async function give(userId: string, role: Exclude<CommunityRole, 'OWNER'>, said: string) {
    if (await setRole(userId, role)) toast({ title: said });
  }

  async function confirmed({ about, member: { profile } }: Asked) {
    if (about === 'hand over') {
      if (await offer(profile.id)) toast({ title: `Oferta enviada para ${isolate(profile.name)}` });
    } else if (await remove(profile.id)) toast({ title: `${isolate(profile.name)} não participa mais` });
  }

  return (
    <>
      <People
        name={`members-${id}`}
        label="Membros"
        connection={data?.community?.members}
        failed={error !== undefined}
        retry={() => refetch()}
        fetchPage={(page) => fetchMore({ variables: page })}
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
        title={asked?.about === 'remove' ? `Remover ${isolate(name)}?` : `Oferecer a comunidade para ${isolate(name)}?`}
        description={
          asked?.about === 'remove'
            ? community.kind === 'VIP'
              ? 'A pessoa deixa de ver os posts na hora. Quem paga assinatura recebe de volta o valor dos dias que faltam, descontado do saldo de quem recebeu por eles.'
              : 'A pessoa deixa de ver os posts na hora e não pode voltar por convite, mas pode pedir para entrar de novo.'
            : community.kind === 'VIP'
              ? `${OFFERED} Os meses já pagos ficam com você: se alguém for removido ou a comunidade for encerrada, o valor dos dias que faltarem sai do seu saldo.`
              : OFFERED
        }
        confirmLabel={asked?.about === 'remove' ? 'Remover' : 'Oferecer'}
        confirmVariant={asked?.about === 'remove' ? 'danger' : 'primary'}
        onConfirm={() => asked && void confirmed(asked)}
      />
    </>
  );
}
