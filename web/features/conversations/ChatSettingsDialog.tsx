import { useApolloClient } from '@apollo/client/react';
import { UpdateChatSettingsDocument, useChatSettingsQuery } from './generated/conversations.ts';
import type { ChatSettingsInput } from '../../generated/schema.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { toastFailure } from '../../ui/toast.ts';

type ChatSettingsDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

export function ChatSettingsDialog({ open, onOpenChange }: ChatSettingsDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Privacidade nas mensagens"
      description="Se você não mostra, também não vê o dos outros."
    >
      {open && <Settings />}
    </Dialog>
  );
}

function Settings() {
  const { data, error } = useChatSettingsQuery();
  const client = useApolloClient();
  const settings = data?.chatSettings;
  if (!settings) return <p role="status">{error ? 'Não foi possível carregar.' : 'Carregando…'}</p>;

  const set = (input: ChatSettingsInput) =>
    void client
      .mutate({
        mutation: UpdateChatSettingsDocument,
        variables: { input },
        optimisticResponse: {
          updateChatSettings: {
            showsTyping: input.showsTyping ?? settings.showsTyping,
            showsReading: input.showsReading ?? settings.showsReading,
          },
        },
        update: (cache, { data: answer }) =>
          answer && cache.modify({ fields: { chatSettings: () => answer.updateChatSettings } }),
      })
      .catch(() => toastFailure('Não foi possível salvar', 'Tente novamente em instantes.'));

  return (
    <div className="divide-y divide-line">
      <Switch
        label="Mostrar quando estou digitando"
        checked={settings.showsTyping}
        onChange={(showsTyping) => set({ showsTyping })}
      />
      <Switch
        label="Mostrar que li as mensagens"
        checked={settings.showsReading}
        onChange={(showsReading) => set({ showsReading })}
      />
    </div>
  );
}
