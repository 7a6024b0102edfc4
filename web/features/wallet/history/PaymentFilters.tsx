import { useId, type ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { DateField } from '../../../ui/DateField.tsx';
import { filterLabels, kinds, stateLabels, states } from './paymentWords.ts';
import type { usePaymentFilter } from './usePaymentFilter.ts';

const look =
  'h-12 w-full min-w-0 rounded-control border border-line bg-surface px-3 text-base text-ink outline-none focus:border-ember';

/** The filters of the payment history. The chosen values are query parameters of the page's URL. */
export function PaymentFilters({ values, set, isFiltered, clear }: ReturnType<typeof usePaymentFilter>) {
  return (
    <div role="search" aria-label="Filtrar histórico" className="grid grid-cols-2 gap-3 md:grid-cols-4">
      <Field label="Tipo">
        {(id) => (
          <select id={id} className={look} value={values.tipo} onChange={(event) => set('tipo', event.target.value)}>
            <option value="">Todos</option>
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {filterLabels[kind]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Situação">
        {(id) => (
          <select
            id={id}
            className={look}
            value={values.situacao}
            onChange={(event) => set('situacao', event.target.value)}
          >
            <option value="">Todas</option>
            {states.map((state) => (
              <option key={state} value={state}>
                {stateLabels[state]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <DateField
        label="De"
        type="date"
        max={values.ate || undefined}
        value={values.de}
        onChange={(day) => set('de', day)}
      />
      <DateField
        label="Até"
        type="date"
        min={values.de || undefined}
        value={values.ate}
        onChange={(day) => set('ate', day)}
      />
      {isFiltered && (
        <Button variant="ghost" size="sm" className="col-span-full justify-self-start" onClick={clear}>
          Limpar filtros
        </Button>
      )}
    </div>
  );
}

function Field({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium text-ink-soft">
        {label}
      </label>
      {children(id)}
    </div>
  );
}
