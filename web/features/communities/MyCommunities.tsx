import { Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useMyCommunitiesQuery } from './generated/communities.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { COMMUNITIES_PAGE, CommunityList } from './CommunityList.tsx';

export function MyCommunities() {
  const { data, error, refetch, fetchMore } = useMyCommunitiesQuery({ variables: { first: COMMUNITIES_PAGE } });

  return (
    <CommunityList
      name="my-communities"
      label="Minhas comunidades"
      connection={data?.myCommunities}
      failed={error !== undefined}
      retry={() => refetch()}
      fetchPage={(page) => fetchMore({ variables: page })}
      empty={
        <Notice
          icon={<Users aria-hidden className="size-7" />}
          title="Você ainda não está em uma comunidade"
          action={
            <Link to="/groups?aba=descobrir" className={buttonClass({})}>
              Descobrir comunidades
            </Link>
          }
        >
          Encontre gente com quem conversar, ou crie a sua.
        </Notice>
      }
    />
  );
}
