import { Switch } from '../../ui/Switch.tsx';
import { toast } from '../../ui/toast.ts';
import { SettingsCard } from '../../ui/SettingsCard.tsx';
import { setSwitch, useSwitch, type SwitchName } from './switches.ts';

/** /settings/discretion */
export function DiscretionSettings() {
  return (
    <div className="space-y-6">
      <p className="leading-relaxed text-ink-soft">
        Para quando há alguém por perto. Estas configurações valem só neste navegador, mesmo depois que você sai da
        conta.
      </p>
      <SettingsCard title="Modo discreto">
        <DeviceSwitch
          name="discreet"
          label="Disfarçar a aba"
          description="Ela passa a se chamar Notas, com um ícone neutro e sem o número de notificações."
        />
        <Note>O endereço do site e o histórico do navegador continuam os mesmos.</Note>
      </SettingsCard>
      <SettingsCard title="Saída rápida">
        <DeviceSwitch
          name="noQuickExit"
          inverse
          label="Sair com Esc duas vezes"
          description="Duas vezes seguidas, em menos de um segundo: a página some na hora e abre a Wikipédia no lugar dela."
        />
        <Note>
          No celular, abra o menu do seu perfil e toque em Saída rápida. O botão Voltar do navegador não reabre a Brasa,
          mas você continua conectado, e as páginas que já viu continuam no histórico.
        </Note>
      </SettingsCard>
      <SettingsCard title="Fotos e vídeos">
        <DeviceSwitch
          name="blur"
          label="Desfocar fotos e vídeos até eu tocar"
          description="Vale para posts, anúncios e mensagens de outras pessoas. Vídeos desfocados não são reproduzidos."
        />
        <Note>Fotos de perfil e capas continuam visíveis.</Note>
      </SettingsCard>
    </div>
  );
}

type DeviceSwitchProps = { name: SwitchName; label: string; description: string; inverse?: boolean };

function DeviceSwitch({ name, label, description, inverse = false }: DeviceSwitchProps) {
  const on = useSwitch(name);
  const change = (checked: boolean) => {
    if (setSwitch(name, checked !== inverse)) return;
    toast({ title: 'Não foi possível salvar', description: 'Este navegador não deixa sites salvarem configurações.' });
  };
  return <Switch label={label} description={description} checked={on !== inverse} onChange={change} />;
}

function Note({ children }: { children: string }) {
  return <p className="mt-2 text-sm leading-relaxed text-ink-soft">{children}</p>;
}
