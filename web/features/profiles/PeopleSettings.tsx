import { useSearchParams } from 'react-router-dom';
import type { PeopleList } from '../../generated/schema.ts';
import { TabLinks } from '../../ui/TabLinks.tsx';
import { FollowRequests } from './FollowRequests.tsx';
import { MyPeople } from './MyPeople.tsx';
import { isOwnList, ownLists, ownPeoplePath } from '../people/ownLists.ts';

const lists: Record<Exclude<keyof typeof ownLists, 'pedidos'>, PeopleList> = {
  seguidores: 'FOLLOWERS',
  seguindo: 'FOLLOWING',
  bloqueados: 'BLOCKED',
};

/**
 * The settings page with the viewer's own lists of people (such as followers). Only the viewer can see them. Each list
 * has its own URL.
 */
export function PeopleSettings() {
  const [search] = useSearchParams();
  const asked = search.get('lista');
  const list = isOwnList(asked) ? asked : 'seguidores';
  const tabs = Object.entries(ownLists).map(([name, label]) => ({
    to: isOwnList(name) ? ownPeoplePath(name) : '',
    label,
    current: name === list,
  }));

  return (
    <>
      <div className="max-md:-mx-4">
        <TabLinks label="Suas listas" tabs={tabs} />
      </div>
      <div className="pt-3">{list === 'pedidos' ? <FollowRequests /> : <MyPeople key={list} list={lists[list]} />}</div>
    </>
  );
}
