import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ReadingFrame } from '../features/legal/ReadingFrame.tsx';
import { TERMS_PDF } from '../features/legal/termsPdf.ts';
import { terms, termsTitle, termsUpdated } from '../features/legal/terms.ts';
import { useTitle } from '../ui/useTitle.ts';

/** /terms-and-conditions (SPEC.md, section 2): a public page, which is shown without the age gate. */
export function TermsAndConditionsPage() {
  const { hash } = useLocation();
  useTitle(termsTitle);
  useEffect(() => {
    document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);

  return (
    <ReadingFrame title={termsTitle} lead={termsUpdated}>
      {terms.map(({ id, title, paragraphs }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <p>
        Prefere guardar? <a href={TERMS_PDF}>Baixe estes termos em PDF</a>.
      </p>
    </ReadingFrame>
  );
}
