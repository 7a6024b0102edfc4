import { useEffect } from 'react';

type StyleProps = { styles: string };

/**
 * Stands in for react-style-singleton (web/vite.config.ts), by which the dialogs of radix keep the page behind them
 * from scrolling. That one writes a style element, which the content security policy refuses; sheets that a script
 * makes are the script's own doing. The rules of the first to mount hold until the last is gone.
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
