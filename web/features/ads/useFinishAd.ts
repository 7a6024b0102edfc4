import { useFinishAdMutation } from './generated/ads.ts';
import { toast, toastFailure } from '../../ui/toast.ts';

/** The message of SPEC.md, section 8, "Finish ad failure". */
const SORRY = 'Erro ao tentar finalizar o anúncio. Tente novamente mais tarde';

/**
 * Returns a function that ends an ad. The answer updates the ad in the list, and the wallet's balance is fetched again
 * (SPEC.md, section 4).
 */
export function useFinishAd(id: string) {
  const { run, loading } = useFinishAdMutation({
    update(cache) {
      for (const fieldName of ['wallet', 'payments']) cache.evict({ id: 'ROOT_QUERY', fieldName });
    },
    done: () => toast({ title: 'Anúncio finalizado com sucesso!' }),
    failed: () => toastFailure(SORRY, null),
  });
  return { finish: () => run({ input: { id } }), busy: loading };
}
