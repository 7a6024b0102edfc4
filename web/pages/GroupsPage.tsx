import { Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSession } from '../storage/session.ts';
import { CommunitiesExplained } from '../features/communities/CommunitiesExplained.tsx';
import { CommunityFormDialog } from '../features/communities/form/CommunityFormDialog.tsx';
import { DiscoverCommunities } from '../features/communities/DiscoverCommunities.tsx';
import { MyCommunities } from '../features/communities/MyCommunities.tsx';
import { SearchField } from '../features/profiles/SearchField.tsx';
import { Button } from '../ui/Button.tsx';
import { TabLinks } from '../ui/TabLinks.tsx';
import { toast } from '../ui/toast.ts';
import { useTitle } from '../ui/useTitle.ts';
import { ItemBoundary } from '../ui/ItemBoundary.tsx';

/** /groups/ (SPEC.md, section 2): shows an explanation to FREE members, and the communities to PROFISSIONAL members. */
export function GroupsPage() {
  useTitle('Comunidades');
  return useSession()?.user.profileType === 'PROFISSIONAL' ? <Groups /> : <CommunitiesExplained />;
}

/**
 * Shows the member's own communities and the search for other communities. The selected tab and the search text are in
 * the URL.
 */
function Groups() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const [creating, setCreating] = useState(false);
  const search = params.get('busca') ?? '';
  const discovering = params.get('aba') === 'descobrir';
  const onSearch = useCallback(
    (typed: string) => setParams({ aba: 'descobrir', ...(typed && { busca: typed }) }, { replace: true }),
    [setParams],
  );

  return (
    <>
      <header className="flex items-center justify-between gap-4 px-4 pt-4 pb-2 md:px-0 md:pt-6">
        <h1 className="text-2xl font-bold tracking-tight text-ink">Comunidades</h1>
        <Button size="sm" onClick={() => setCreating(true)}>
          <Plus aria-hidden className="size-4.5" />
          Criar
        </Button>
      </header>
      <TabLinks
        label="Comunidades"
        tabs={[
          { to: '/groups', label: 'Minhas', current: !discovering },
          { to: '/groups?aba=descobrir', label: 'Descobrir', current: discovering },
        ]}
      />
      {discovering && (
        <div className="px-4 py-3 md:px-0">
          <SearchField label="Buscar comunidades" placeholder="Buscar comunidades" value={search} onSearch={onSearch} />
        </div>
      )}
      <div className="md:mt-4">{discovering ? <DiscoverCommunities search={search} /> : <MyCommunities />}</div>
      <ItemBoundary>
        <CommunityFormDialog
          open={creating}
          onOpenChange={setCreating}
          onDone={(id) => {
            setCreating(false);
            toast({ title: 'Comunidade criada' });
            void navigate(`/groups/${id}`);
          }}
        />
      </ItemBoundary>
    </>
  );
}
