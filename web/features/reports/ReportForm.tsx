import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { isBlank } from '../../../schema/texts.ts';
import { CHECK_AND_RETRY } from '../../ui/connection.ts';
import { useReportAnonymouslyMutation, type ReportAnonymouslyMutation } from './generated/anonymous.ts';
import type { ReportReason } from '../../generated/schema.ts';
import { useUnsavedChanges } from '../../ui/useUnsavedChanges.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { focusProblem } from '../../ui/focusProblem.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { ReasonField } from './ReasonField.tsx';
import { ItemBoundary } from '../../ui/ItemBoundary.tsx';

type Filed = Extract<ReportAnonymouslyMutation['reportAnonymously'], { __typename: 'ReportAnonymouslySuccess' }>;

type Values = { link: string; text: string; contact: string };
type Problems = Partial<Values>;

/** The report form for people without an account, such as people who appear in content without their consent. */
export function ReportForm() {
  useTitle('Denúncia sem conta');
  const [search] = useSearchParams();
  const [reason, setReason] = useState<ReportReason>('INTIMATE_WITHOUT_CONSENT');
  const [values, setValues] = useState<Values>({ link: search.get('link') ?? '', text: '', contact: '' });
  const [failure, setFailure] = useState<string | null>(null);
  const [filed, setFiled] = useState<Filed | null>(null);
  const { run, loading } = useReportAnonymouslyMutation({
    fetchPolicy: 'no-cache',
    done: setFiled,
    failed(problem, refusal) {
      if (refusal?.field && refusal.field in values) refuse({ [refusal.field]: refusal.message });
      else setFailure(problem ?? `Não foi possível enviar. ${CHECK_AND_RETRY}`);
    },
  });
  useUnsavedChanges(filed === null && (values.text !== '' || values.contact !== ''));
  const [problems, setProblems] = useState<Problems>({});
  const form = useRef<HTMLFormElement>(null);

  function refuse(found: Problems) {
    setProblems(found);
    requestAnimationFrame(() => focusProblem(form.current));
  }

  async function submit() {
    if (loading) return;
    setFailure(null);
    setProblems({});
    const missing = missingOf(values);
    if (Object.keys(missing).length > 0) {
      refuse(missing);
      return;
    }
    await run({ input: { reason, ...values } });
  }

  if (filed)
    return (
      <ItemBoundary>
        <Receipt filed={filed} />
      </ItemBoundary>
    );
  return (
    <>
      <h1 className="text-2xl font-semibold text-ink">Denúncia sem conta</h1>
      <p className="mt-2 text-ink-soft">
        Apareceu em algo publicado aqui sem ter autorizado, ou viu algo que não deveria existir? Conte para nós: não é
        preciso ter conta nem dizer quem é. Imagem íntima sem consentimento é analisada em até duas horas.
      </p>
      <form
        ref={form}
        noValidate
        className="mt-6 space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <ReasonField reason={reason} onChange={setReason} />
        <TextField
          label="Link ou local do conteúdo"
          hint="O link da página, ou o nome do perfil e quando apareceu."
          value={values.link}
          maxLength={500}
          error={problems.link}
          onChange={(event) => setValues({ ...values, link: event.target.value })}
        />
        <TextArea
          label="O que aconteceu?"
          rows={5}
          value={values.text}
          maxLength={5_000}
          error={problems.text}
          onChange={(event) => setValues({ ...values, text: event.target.value })}
        />
        <TextField
          label="Contato (opcional)"
          hint="E-mail ou telefone. No e-mail, você recebe a decisão."
          value={values.contact}
          maxLength={254}
          error={problems.contact}
          onChange={(event) => setValues({ ...values, contact: event.target.value })}
        />
        {failure !== null && (
          <p role="alert" className="text-sm text-danger">
            {failure}
          </p>
        )}
        <Button type="submit" size="lg" className="w-full" loading={loading}>
          Enviar denúncia
        </Button>
      </form>
      <p className="mt-6 text-center">
        <Link to="/report/status" className="-my-3 inline-block py-3 font-medium text-ember hover:underline">
          Já tenho um protocolo
        </Link>
      </p>
    </>
  );
}

function missingOf({ link, text }: Values): Problems {
  return {
    ...(isBlank(link) && { link: 'Informe onde está o conteúdo.' }),
    ...(isBlank(text) && { text: 'Conte o que aconteceu.' }),
  };
}

function Receipt({ filed: { protocol, secret, dueAt } }: { filed: Filed }) {
  return (
    <section role="status">
      <h1 className="text-2xl font-semibold text-ink">Denúncia recebida</h1>
      <p className="mt-2 text-ink-soft">
        Vamos decidir até {new Date(dueAt).toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'short' })}. Guarde
        o protocolo e o código: só com os dois é possível acompanhar, e o código não será mostrado de novo.
      </p>
      <dl className="mt-6 space-y-4 rounded-card border border-line bg-surface p-5">
        <div>
          <dt className="text-sm text-ink-soft">Protocolo</dt>
          <dd className="font-mono text-lg font-semibold text-ink select-all">{protocol}</dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">Código</dt>
          <dd className="font-mono text-lg font-semibold [overflow-wrap:anywhere] text-ink select-all">{secret}</dd>
        </div>
      </dl>
      <Link to="/report/status" state={{ protocol, secret }} className={buttonClass({}, 'mt-6 w-full')}>
        Acompanhar
      </Link>
    </section>
  );
}
