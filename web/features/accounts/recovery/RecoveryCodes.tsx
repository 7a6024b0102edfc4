import { Button } from '../../../ui/Button.tsx';
import { saveFile } from '../../../ui/saveFile.ts';

/**
 * Shows the ten recovery codes of two-step sign-in. The member can see them only now, because the server returns the
 * codes a single time.
 */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  function download() {
    const text = `Códigos de recuperação da Brasa\nCada um vale uma vez.\n\n${codes.join('\n')}\n`;
    saveFile(new Blob([text], { type: 'text/plain' }), 'brasa-codigos-de-recuperacao.txt');
  }

  return (
    <>
      <p className="text-ink-soft">
        Se você perder o aplicativo, cada um destes códigos serve uma vez no lugar dele. Eles não aparecem de novo.
      </p>
      <ul
        aria-label="Códigos de recuperação"
        className="my-4 grid gap-x-6 gap-y-2 rounded-control bg-raised p-4 font-mono text-[0.9375rem] text-ink sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" className="flex-1" onClick={download}>
          Baixar
        </Button>
        <Button className="flex-1" onClick={onDone}>
          Já guardei
        </Button>
      </div>
    </>
  );
}
