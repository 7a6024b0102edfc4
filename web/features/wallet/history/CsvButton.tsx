import { useApolloClient } from '@apollo/client/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { serverMessageOf } from '../../../apollo/faults.ts';
import { askResult } from '../../../apollo/result.ts';
import { OpenPaymentsTableDocument, type OpenPaymentsTableMutationVariables } from './generated/payments.ts';
import { Button } from '../../../ui/Button.tsx';
import { DownloadError, downloadWhole } from '../../../ui/downloads.ts';
import { toastFailure } from '../../../ui/toast.ts';

/** The button that downloads the payments that match the current filter as a CSV file. */
export function CsvButton({ filter }: OpenPaymentsTableMutationVariables['input']) {
  const client = useApolloClient();
  const [loading, setLoading] = useState(false);

  async function download() {
    setLoading(true);
    try {
      const { success, refusal } = await askResult(client, OpenPaymentsTableDocument, { input: { filter } });
      if (success) await downloadWhole(success.download.path, 'carteira.csv');
      else sayFailed(refusal.message);
    } catch (error) {
      sayFailed(error instanceof DownloadError ? error.message : serverMessageOf(error));
    } finally {
      setLoading(false);
    }
  }

  function sayFailed(description: string | undefined) {
    toastFailure('Não foi possível baixar', description, () => void download());
  }

  return (
    <Button variant="outline" size="sm" loading={loading} onClick={() => void download()}>
      <Download aria-hidden className="size-4.5" /> Baixar CSV
    </Button>
  );
}
