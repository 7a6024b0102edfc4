import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { isolate } from '../../ui/isolate.ts';
import { useModerationCasesQuery, type CaseRow_CaseFragment } from './generated/moderation.ts';
import { BoundedRows } from '../../lists/BoundedRows.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { CaseThumbnail } from './CaseThumbnail.tsx';
import { Clock } from './Clock.tsx';
import { decisionLabel } from './decisions.ts';
import { More } from './More.tsx';
import { caseTitle, isReason, isTarget, reasonChoices, targetLabels } from '../reports/reasons.ts';
import { useShortcuts } from './shortcuts.ts';
import { counted } from '../../ui/numbers.ts';

const PAGE = 20;
const origins = { denuncias: 'REPORT', publicar: 'REVIEW', conhecidos: 'HASH' } as const;
const originLabels = { denuncias: 'Denúncias', publicar: 'Para publicar', conhecidos: 'Arquivos conhecidos' };

function isOrigin(value: string | null): value is keyof typeof origins {
  return value !== null && Object.hasOwn(origins, value);
}

/**
 * Lists the moderation cases. By default it lists the open cases, sorted by deadline, the nearest first. The filters
 * are query parameters of the page's URL.
 */
export function CaseQueue() {
  useTitle('Moderação');
  const [search, setSearch] = useSearchParams();
  const [reason, target, origin] = [search.get('motivo'), search.get('alvo'), search.get('tipo')];
  const list = useRef<HTMLDivElement>(null);
  const filter = {
    isDecided: search.get('estado') === 'decididos',
    reason: isReason(reason) ? reason : null,
    target: isTarget(target) ? target : null,
    origin: isOrigin(origin) ? origins[origin] : null,
    mine: search.has('meus'),
  };
  const { data, error, refetch, fetchMore } = useModerationCasesQuery({
    variables: { first: PAGE, filter },
    fetchPolicy: 'cache-and-network',
  });
  const cases = data?.moderationCases.edges ?? [];

  useShortcuts({ j: () => move(1), k: () => move(-1) });

  /** Moves the keyboard focus to the next or the previous moderation case in the list. */
  function move(step: 1 | -1) {
    const rows = [...(list.current?.querySelectorAll('li') ?? [])];
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    const next = at === -1 ? (step === 1 ? 0 : rows.length - 1) : at + step;
    const row = rows[Math.min(Math.max(next, 0), rows.length - 1)];
    const link = row?.querySelector('a');
    // Rows that are not loaded (web/apollo/boundedList.ts) are loaded on the screen. Do not skip them.
    if (link) link.focus();
    else row?.scrollIntoView({ block: step > 0 ? 'start' : 'end' });
  }

  function set(name: string, value: string) {
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  }

  return (
    <>
      <div className="grid grid-cols-2 gap-3 border-b border-line px-4 py-3 sm:flex sm:flex-wrap sm:items-center">
        <Select label="Estado" value={filter.isDecided ? 'decididos' : ''} onChange={(value) => set('estado', value)}>
          <option value="">Abertos</option>
          <option value="decididos">Decididos</option>
        </Select>
        <Select label="Tipo" value={isOrigin(origin) ? origin : ''} onChange={(value) => set('tipo', value)}>
          <option value="">Todos</option>
          {Object.entries(originLabels).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <Select label="Motivo" value={filter.reason ?? ''} onChange={(value) => set('motivo', value)}>
          <option value="">Todos</option>
          {reasonChoices.map(({ reason: value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <Select label="Conteúdo" value={filter.target ?? ''} onChange={(value) => set('alvo', value)}>
          <option value="">Todos</option>
          {Object.entries(targetLabels).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <label className="flex min-h-11 items-center gap-2 text-sm text-ink">
          <input
            type="checkbox"
            checked={filter.mine}
            className="size-5 accent-ember"
            onChange={(event) => set('meus', event.target.checked ? '1' : '')}
          />
          Meus casos
        </label>
      </div>
      <More
        page={data?.moderationCases.pageInfo}
        count={cases.length}
        failed={error !== undefined}
        retry={() => refetch()}
        loadMore={(after) => fetchMore({ variables: { after } })}
        empty={filter.isDecided ? 'Nada foi decidido ainda' : 'Nenhum caso na fila'}
      >
        <div ref={list}>
          <BoundedRows
            name={`cases-${JSON.stringify(filter)}`}
            label="Casos"
            edges={cases}
            fetchPage={(page) => fetchMore({ variables: page })}
            className="divide-y divide-line"
          >
            {(row) => (
              <li>
                <CaseRow row={row} />
              </li>
            )}
          </BoundedRows>
        </div>
      </More>
    </>
  );
}

type SelectProps = { label: string; value: string; onChange: (value: string) => void; children: React.ReactNode };

function Select({ label, value, onChange, children }: SelectProps) {
  return (
    <label className="flex min-w-0 flex-col gap-1 text-sm text-ink-soft sm:flex-row sm:items-center sm:gap-2">
      {label}
      <select
        value={value}
        className="h-11 rounded-control sm:max-w-44 border border-line bg-surface px-3 text-base text-ink"
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
      </select>
    </label>
  );
}

function CaseRow({ row }: { row: CaseRow_CaseFragment }) {
  const { evidence, author, claimedBy } = row;
  const words = [evidence.title, evidence.text].filter(Boolean).join(' · ');
  return (
    <Link
      to={`/moderation/case/${row.id}`}
      className="flex items-start gap-3 px-4 py-3.5 -outline-offset-2 hover:bg-raised"
    >
      <CaseThumbnail evidence={evidence} />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="font-semibold text-ink">{caseTitle(row)}</span>
          {row.isOpen ? (
            <Clock dueAt={row.dueAt} />
          ) : (
            <span className="text-sm text-ink-soft">{decisionLabel(row)}</span>
          )}
        </span>
        <span className="mt-0.5 line-clamp-2 [overflow-wrap:anywhere] text-ink-soft">
          {words === '' ? (evidence.media.length > 0 ? 'Só mídia' : 'Sem texto') : words}
        </span>
        <span className="mt-1 block text-sm text-ink-faint">
          {[
            row.isReview
              ? 'aguarda publicação'
              : row.isHash
                ? 'arquivo da lista'
                : counted(row.reportCount, 'denúncia', 'denúncias'),
            author && `de ${isolate(author.name)}`,
            row.sameCaseIds.length > 0 && `mais ${row.sameCaseIds.length} do mesmo conteúdo`,
            claimedBy && (row.isClaimedByViewer ? 'com você' : `com ${isolate(claimedBy.name)}`),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    </Link>
  );
}
