type TestBankLinkProps = { url: string; className: string };

/** A link to the test bank of a Pix, in which a tester pays or returns it. */
export function TestBankLink({ url, className }: TestBankLinkProps) {
  return (
    <p className={`text-sm text-ink-soft ${className}`}>
      Ambiente de testes: nada é cobrado.{' '}
      <a href={url} target="_blank" rel="noopener" className="touch-target font-medium text-ink underline">
        Abrir o banco de teste
      </a>
    </p>
  );
}
