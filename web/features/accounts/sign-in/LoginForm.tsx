import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { trimText } from '../../../../schema/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Part } from '../../../ui/Part.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { isEmailLike } from '../emailLike.ts';
import { expectOperations, loadOperations } from '../loadOperations.ts';
import { PasswordField } from '../PasswordField.tsx';
import { loadSteps, LazyRecoveryDialog, LazySecondStepDialog } from '../recovery/recovery.ts';

type LoginValues = { email: string; password: string };
type Field = keyof LoginValues;
type Errors = Partial<Record<Field | 'form', string>>;

/** The minimum length of a password in the login form (SPEC.md, section 5). A new password needs more characters. */
const MIN_PASSWORD_CHARACTERS = 5;

/**
 * The validators of the two fields, with the messages of SPEC.md, section 5. There is no form library, because it would
 * be a tenth of this page's code.
 */
const checks: Record<Field, (value: string) => string | undefined> = {
  email(value) {
    if (value === '') return 'Campo obrigatório';
    return isEmailLike(value) ? undefined : 'Email inválido';
  },
  password(value) {
    if (value === '') return 'Campo obrigatório';
    return value.length < MIN_PASSWORD_CHARACTERS ? 'Senha inválida' : undefined;
  },
};

/**
 * The login form for e-mail and password (SPEC.md, section 5). The form only stores the session; the page around it
 * navigates afterwards.
 */
export function LoginForm() {
  const [recovering, setRecovering] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<string | null>(null);
  const [challenge, setChallenge] = useState<string | null>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [isSubmitting, setIsSubmitting] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  /** True after the first submit. From then on the fields are validated while the member types. */
  const [wasSent, setWasSent] = useState(false);
  const navigate = useNavigate();
  const goToLock = (access: string) => void navigate('/report/decision', { state: { access } });

  /** Reads the values from the input elements, because a password manager may fill them without firing an event. */
  const values = () => ({ email: email.current?.value ?? '', password: password.current?.value ?? '' });

  async function send(keepAccount = false) {
    if (isSubmitting) return;
    const written = values();
    const found = { email: checks.email(written.email), password: checks.password(written.password) };
    setWasSent(true);
    setErrors(found);
    if (found.email !== undefined) email.current?.focus();
    else if (found.password !== undefined) password.current?.focus();
    else {
      setIsSubmitting(true);
      await submit(written, keepAccount).finally(() => setIsSubmitting(false));
    }
  }

  function onTyped(field: Field, value: string) {
    if (wasSent) setErrors((before) => ({ ...before, [field]: checks[field](value) }));
  }

  async function submit({ email, password }: LoginValues, keepAccount: boolean) {
    setNotice(null);
    setLeaving(null);
    const outcome = await loadOperations()
      .then(({ logIn }) => logIn({ email: trimText(email), password, keepAccount }))
      .catch(() => undefined);
    const refusal = outcome?.refusal;
    // If the account is suspended or is being deleted, the server says so only after the correct password.
    if (outcome?.success?.__typename === 'AccountLocked') goToLock(outcome.success.access);
    else if (outcome?.success?.__typename === 'SecondStepRequired') setChallenge(outcome.success.challenge);
    else if (outcome?.success) (await loadOperations()).storeSession(outcome.success.session);
    else if (refusal?.code === 'ACCOUNT_LEAVING') setLeaving(refusal.message);
    else if (refusal?.code === 'TOO_MANY_TRIES') setErrors({ password: refusal.message });
    else setErrors({ password: 'Email ou senha inválido' });
  }

  /** Shows the error in the form, because the login page has no toasts. */
  const sayNotOpened = () => setErrors({ form: 'Não foi possível abrir. Verifique sua conexão ou atualize a página.' });

  async function enterWithPasskey() {
    const refused = await loadSteps()
      .then(({ signInWithPasskey }) => signInWithPasskey())
      .catch(() => ({ message: 'Não foi possível entrar. Verifique sua conexão.' }));
    if (refused && 'access' in refused) goToLock(refused.access);
    else if (refused) setErrors({ form: refused.message });
  }

  return (
    <>
      <form
        noValidate
        className="space-y-4"
        onFocus={expectOperations}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {notice && (
          <p role="status" className="rounded-control border border-line bg-raised p-4 text-[0.9375rem] text-ink">
            {notice}
          </p>
        )}
        <TextField
          label="E-mail"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          name="email"
          ref={email}
          error={errors.email}
          onChange={({ target }) => onTyped('email', target.value)}
        />
        <div>
          <PasswordField
            label="Senha"
            autoComplete="current-password"
            name="password"
            ref={password}
            error={errors.password}
            onChange={({ target }) => onTyped('password', target.value)}
          />
          <button
            type="button"
            className="mt-2 touch-target text-sm font-medium text-ember hover:underline"
            onClick={() => {
              setErrors({});
              setRecovering(true);
            }}
          >
            Esqueci a senha
          </button>
        </div>
        {leaving !== null && (
          <div
            role="alert"
            className="space-y-3 rounded-control border border-line bg-raised p-4 text-[0.9375rem] text-ink"
          >
            <p>{leaving}</p>
            <Button variant="outline" className="w-full" loading={isSubmitting} onClick={() => void send(true)}>
              Manter minha conta e entrar
            </Button>
          </div>
        )}
        {errors.form && (
          <p role="alert" className="text-sm text-danger">
            {errors.form}
          </p>
        )}
        <Button type="submit" size="lg" loading={isSubmitting} className="w-full">
          Entrar
        </Button>
        {'PublicKeyCredential' in globalThis && (
          <Button variant="outline" size="lg" className="w-full" onClick={() => void enterWithPasskey()}>
            Usar chave de acesso
          </Button>
        )}
        <p className="pt-2 text-center text-[0.9375rem] text-ink-soft">
          Ainda não tem conta?{' '}
          <Link to="/register" className="font-semibold text-ember hover:underline">
            Cadastre-se gratuitamente
          </Link>
        </p>
      </form>
      {challenge !== null && (
        <Part
          onFail={() => {
            setChallenge(null);
            sayNotOpened();
          }}
        >
          <LazySecondStepDialog challenge={challenge} onLocked={goToLock} onClose={() => setChallenge(null)} />
        </Part>
      )}
      {recovering && (
        <Part
          onFail={() => {
            setRecovering(false);
            sayNotOpened();
          }}
        >
          <LazyRecoveryDialog
            initialEmail={trimText(values().email)}
            onClose={() => setRecovering(false)}
            onDone={(message) => {
              setRecovering(false);
              setNotice(message);
            }}
          />
        </Part>
      )}
    </>
  );
}
