import { Link } from 'react-router-dom';
import { useApolloClient } from '@apollo/client/react';
import { isolate } from '../../ui/isolate.ts';
import { ModerationLogFileDocument, useModerationLogQuery } from './generated/moderation.ts';
import type { ModerationLogFormat } from '../../generated/schema.ts';
import { BoundedRows } from '../../lists/BoundedRows.tsx';
import { Button } from '../../ui/Button.tsx';
import { today } from '../../ui/saoPauloDays.ts';
import { toastFailure } from '../../ui/toast.ts';
import { useTitle } from '../../ui/useTitle.ts';
import { actionLabel } from './decisions.ts';
import { More } from './More.tsx';
import { targetLabels } from '../reports/reasons.ts';
import { saveFile } from '../../ui/saveFile.ts';
import { CHECK_CONNECTION } from '../../ui/connection.ts';

/** The append-only log of all moderation actions, newest first. */
export function AuditLog() {
  useTitle('Registro');
  const client = useApolloClient();
  const { data, error, refetch, fetchMore } = useModerationLogQuery({
    variables: { first: 50 },
    fetchPolicy: 'cache-and-network',
  });
  const entries = data?.moderationLog.edges ?? [];

  async function save(format: ModerationLogFormat) {
    const month = today().slice(0, 7);
    const query = { query: ModerationLogFileDocument, variables: { month, format }, fetchPolicy: 'no-cache' } as const;
    const file = await client.query(query).then(
      (answer) => answer.data?.moderationLogFile,
      () => undefined,
    );
    if (!file) {
      toastFailure('Não foi possível exportar', CHECK_CONNECTION);
      return;
    }
    saveFile(new Blob([file.content], { type: file.type }), file.name);
  }

  return (
    <>
      <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-3">
        <span className="mr-auto text-sm text-ink-soft">Exportar este mês</span>
        <Button variant="outline" size="sm" onClick={() => void save('CSV')}>
          CSV
        </Button>
        <Button variant="outline" size="sm" onClick={() => void save('JSON_LINES')}>
          JSON
        </Button>
      </div>
      <More
        page={data?.moderationLog.pageInfo}
        count={entries.length}
        failed={error !== undefined}
        retry={() => refetch()}
        loadMore={(after) => fetchMore({ variables: { after } })}
        empty="Nenhum registro ainda"
      >
        <BoundedRows
          name="moderation-log"
          label="Registro"
          edges={entries}
          fetchPage={(page) => fetchMore({ variables: page })}
          className="divide-y divide-line"
        >
          {(entry) => (
            <li className="px-4 py-3 text-ink-soft">
              <span className="font-semibold text-ink">{actionLabel(entry.action)}</span>
              {entry.target != null && <span>{` · ${targetLabels[entry.target]}`}</span>}
              {entry.subjectName != null && <span>{` de ${isolate(entry.subjectName)}`}</span>}
              {entry.actorName != null && <span>{` · por ${isolate(entry.actorName)}`}</span>}
              <span>
                {' '}
                · {new Date(entry.createdAt).toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'short' })}
              </span>
              {entry.caseId != null && (
                <span>
                  {' · '}
                  <Link to={`/moderation/case/${entry.caseId}`} className="text-ember underline">
                    ver o caso
                  </Link>
                </span>
              )}
            </li>
          )}
        </BoundedRows>
      </More>
    </>
  );
}
