import { useEffect } from 'react';

type StyleProps = { styles: string };

/**
 * Replaces react-style-singleton (web/vite.config.ts), with which Radix dialogs keep the page behind them from
 * scrolling. The original adds a style element, which the content security policy refuses; it allows style sheets that
 * a script constructs. The rules of the first component apply until the last one unmounts.
 */
export function styleSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | null = null;

  return function Style({ styles }: StyleProps) {
    useEffect(() => {
      users += 1;
      sheet ??= adopt(styles);
      return () => {
        users -= 1;
        if (users > 0) return;
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
        sheet = null;
      };
    }, [styles]);
    return null;
  };
}

function adopt(styles: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return sheet;
}
