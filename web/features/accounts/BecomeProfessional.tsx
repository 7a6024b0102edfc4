import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { SettingsCard } from '../../ui/SettingsCard.tsx';
import { Changes, Problem, type Asking } from './security/Changes.tsx';

/** Lists the effects of the profile type PROFISSIONAL, with a button that changes the type. */
export function BecomeProfessional({ loading, problem, onConfirm }: Asking) {
  const [open, setOpen] = useState(false);

  return (
    <SettingsCard title="O que muda no perfil PROFISSIONAL">
      <Changes>
        <li>Você passa a ter acesso às comunidades: entre nas privadas e nas VIP.</li>
        <li>Você cria e modera as suas, e pode receber por assinaturas VIP.</li>
        <li>Seu perfil, seus posts e quem pode ver você continuam iguais.</li>
        <li>
          É grátis e vale na hora. Você pode voltar a ser FREE quando quiser, desde que ninguém pague para participar de
          uma comunidade sua.
        </li>
      </Changes>
      <Button loading={loading} onClick={() => setOpen(true)}>
        Mudar para PROFISSIONAL
      </Button>
      <Problem words={problem} />
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Mudar para PROFISSIONAL?"
        description="Você passa a ter acesso às comunidades na hora. É grátis, e você pode voltar a ser FREE depois."
        confirmLabel="Mudar"
        confirmVariant="primary"
        onConfirm={onConfirm}
      />
    </SettingsCard>
  );
}
