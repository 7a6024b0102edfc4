import { Chip, categories } from '../features/profiles/CategoryChips.tsx';
import { DiscoverResults } from '../features/profiles/DiscoverResults.tsx';
import { SearchField } from '../features/profiles/SearchField.tsx';
import { useDiscoverUrl } from '../features/profiles/useDiscoverUrl.ts';

/** /discover (SPEC 2). */
export function DiscoverPage() {
  const { search, category, change } = useDiscoverUrl();

  return (
    <>
      <title>Descobrir · Brasa</title>
      <div className="sticky top-0 z-20 space-y-3 bg-canvas/90 px-4 pt-5 pb-3 backdrop-blur-md md:px-0">
        <h1 className="text-2xl font-bold tracking-tight text-ink">Descobrir</h1>
        <SearchField value={search} onSearch={(busca) => change({ busca })} />
        <div role="group" aria-label="Categoria" className="flex flex-wrap gap-2">
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
      <div className="px-4 pb-8 md:px-0">
        <DiscoverResults search={search} category={category} />
      </div>
    </>
  );
}
