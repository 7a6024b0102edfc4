import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useOpenPaymentsTableMutation, type OpenPaymentsTableMutationVariables } from './generated/payments.ts';
import { Button } from '../../../ui/Button.tsx';
import { DownloadError, downloadWhole } from '../../../ui/downloads.ts';
import { toastFailure } from '../../../ui/toast.ts';
import { CHECK_AND_RETRY } from '../../../ui/connection.ts';

const SORRY = CHECK_AND_RETRY;

/** The button that downloads the payments that match the current filter as a CSV file. */
export function CsvButton({ filter }: OpenPaymentsTableMutationVariables) {
  const [loading, setLoading] = useState(false);
  const [open] = useOpenPaymentsTableMutation({ variables: { filter } });

  async function download() {
    setLoading(true);
    try {
      const answer = (await open()).data?.openPaymentsTable;
      if (answer?.__typename !== 'OpenPaymentsTableSuccess') sayFailed(answer?.message);
      else await downloadWhole(answer.download.path, 'carteira.csv');
    } catch (error) {
      const says = CombinedGraphQLErrors.is(error) || error instanceof DownloadError;
      sayFailed(says ? error.message : undefined);
    } finally {
      setLoading(false);
    }
  }

  function sayFailed(description = SORRY) {
    toastFailure('Não foi possível baixar', description, () => void download());
  }

  return (
    <Button variant="outline" size="sm" loading={loading} onClick={() => void download()}>
      <Download aria-hidden className="size-4.5" /> Baixar CSV
    </Button>
  );
}
