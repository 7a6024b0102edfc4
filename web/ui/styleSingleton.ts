import { useEffect } from 'react';

type StyleProps = { styles: string };

/**
 * Replaces the package react-style-singleton (see web/vite.config.ts). Radix dialogs use that package to prevent the
 * page behind them from scrolling. The original adds a style element, which the content security policy forbids. This
 * replacement uses style sheets that a script constructs, which the policy allows. The rules of the first mounted
 * component apply until the last component unmounts.
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
