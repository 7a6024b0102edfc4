import { Controller, useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { isBlank } from '../../../../schema/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { parseBirthDate } from './birthDate.ts';
import { BirthDateField } from './BirthDateField.tsx';
import { isEmailLike } from '../emailLike.ts';
import { expectOperations } from '../loadOperations.ts';
import { PasswordField } from '../PasswordField.tsx';
import { TermsCheckbox } from './TermsCheckbox.tsx';
import { useSignUp, type SignUpValues } from './useSignUp.ts';

const required = 'Campo obrigatório';

/**
 * The sign-up form (SPEC.md, sections 2 and 5). The form only stores the session; the page around it navigates
 * afterwards.
 */
export function RegisterForm() {
  const form = useForm<SignUpValues>({
    defaultValues: { name: '', birthDate: '', email: '', password: '', accepted: false },
  });
  const { register, handleSubmit, control, formState } = form;
  const { errors, isSubmitting } = formState;
  const signUp = useSignUp(form.setError);

  return (
    <form
      noValidate
      className="space-y-4"
      onFocus={expectOperations}
      onSubmit={(event) => void handleSubmit((values) => (isSubmitting ? undefined : signUp(values)))(event)}
    >
      {errors.root && (
        <p role="alert" className="rounded-control border border-danger bg-raised p-4 text-[0.9375rem] text-danger">
          {errors.root.message}
        </p>
      )}
      <TextField
        label="Nome"
        autoComplete="name"
        maxLength={80}
        error={errors.name?.message}
        {...register('name', { validate: (name) => !isBlank(name) || required })}
      />
      <Controller
        control={control}
        name="birthDate"
        rules={{ required, validate: (masked) => parseBirthDate(masked) !== null || 'Data inválida' }}
        render={({ field, fieldState }) => (
          <BirthDateField
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={fieldState.error?.message}
          />
        )}
      />
      <TextField
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        error={errors.email?.message}
        {...register('email', { required, validate: (email) => isEmailLike(email) || 'Email inválido' })}
      />
      <PasswordField
        label="Senha"
        autoComplete="new-password"
        hint="Pelo menos 8 caracteres"
        error={errors.password?.message}
        {...register('password', { required })}
      />
      <TermsCheckbox error={errors.accepted?.message} {...register('accepted', { required })} />
      <div className="space-y-2 pt-2">
        <Button type="submit" size="lg" loading={isSubmitting} className="w-full">
          Cadastrar e entrar
        </Button>
        <Link
          to="/login"
          className="flex min-h-11 items-center justify-center text-[0.9375rem] font-medium text-ink-soft hover:text-ink"
        >
          Voltar
        </Link>
      </div>
    </form>
  );
}
