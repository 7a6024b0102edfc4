import { useEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { Highlights } from '../features/ads/Highlights.tsx';
import { categories } from '../features/people/categories.ts';
import { Chip } from '../ui/Chip.tsx';
import { ItemBoundary } from '../ui/ItemBoundary.tsx';
import { DiscoverPosts } from '../features/profiles/DiscoverPosts.tsx';
import { DiscoverResults } from '../features/profiles/DiscoverResults.tsx';
import { SearchField } from '../features/profiles/SearchField.tsx';
import { useDiscoverUrl } from '../features/profiles/useDiscoverUrl.ts';
import { TabLinks } from '../ui/TabLinks.tsx';
import { useTitle } from '../ui/useTitle.ts';

/** /discover (SPEC.md, section 2): finds people or posts. */
export function DiscoverPage() {
  useTitle('Descobrir');
  const { search, category, mode, change, pathOf } = useDiscoverUrl();
  const showsPosts = mode === 'posts';
  const goesBack = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    if (!goesBack) window.scrollTo(0, 0);
  }, [goesBack, search, category, mode]);

  return (
    <>
      <h1 className="px-4 pt-5 pb-1 text-2xl font-bold tracking-tight text-ink md:px-0">Descobrir</h1>
      <TabLinks
        label="O que descobrir"
        tabs={[
          { to: pathOf(null), label: 'Pessoas', current: !showsPosts },
          { to: pathOf('posts'), label: 'Posts', current: showsPosts },
        ]}
      />
      <div className="sticky top-[calc(var(--banner)+var(--header))] z-20 transition-[top] duration-200 space-y-3 bg-canvas/90 px-4 py-3 backdrop-blur-md md:px-0">
        <SearchField
          label={showsPosts ? 'Buscar posts' : 'Buscar pessoas'}
          placeholder={showsPosts ? 'Palavras do post' : 'Nome ou apelido'}
          value={search}
          onSearch={(busca) => change({ busca })}
        />
        <div
          role="group"
          aria-label={showsPosts ? 'Categoria de quem publicou' : 'Categoria'}
          className="-mx-4 flex gap-2 overflow-x-auto px-4 [scrollbar-width:none] md:mx-0 md:px-0"
        >
          <Chip pressed={category === null} onPress={() => change({ categoria: null })}>
            Todas
          </Chip>
          {categories.map(({ value, plural }) => (
            <Chip key={value} pressed={category === value} onPress={() => change({ categoria: value })}>
              {plural}
            </Chip>
          ))}
        </div>
      </div>
      {showsPosts ? (
        <div className="pb-8">
          <DiscoverPosts search={search} category={category} />
        </div>
      ) : (
        <div className="px-4 pb-8 md:px-0">
          {search === '' && (
            <ItemBoundary>
              <Highlights placement="DISCOVER" category={category} first={3} withBio />
            </ItemBoundary>
          )}
          <DiscoverResults search={search} category={category} />
        </div>
      )}
    </>
  );
}
