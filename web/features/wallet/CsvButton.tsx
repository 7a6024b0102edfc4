import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { Download } from 'lucide-react';
import { useOpenPaymentsTableMutation, type OpenPaymentsTableMutationVariables } from '../../generated/payments.ts';
import { Button } from '../../ui/Button.tsx';
import { startDownload } from '../../ui/startDownload.ts';
import { toast } from '../../ui/toast.ts';

const SORRY = 'Verifique sua conexão e tente novamente.';

/** Downloads what the filter shows as a table. */
export function CsvButton({ filter }: OpenPaymentsTableMutationVariables) {
  const [open, { loading }] = useOpenPaymentsTableMutation({ variables: { filter } });

  async function download() {
    const answer = await open()
      .then(({ data }) => data?.openPaymentsTable)
      .catch((error: unknown) => (CombinedGraphQLErrors.is(error) ? error : undefined));
    if (answer && 'download' in answer) startDownload(answer.download.path);
    else toast({ title: 'Não foi possível baixar', description: answer?.message ?? SORRY, tone: 'danger' });
  }

  return (
    <Button variant="outline" size="sm" loading={loading} onClick={() => void download()}>
      <Download aria-hidden className="size-4.5" /> Baixar CSV
    </Button>
  );
}
