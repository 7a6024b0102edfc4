import type { Page } from '@playwright/test';

/**
 * Changes each page as the page translators of Chrome and Google do: wraps every text node in a `<font>` element,
 * including text that is added later. Keeps the words, so that tests still find the controls by their labels.
 */
export async function translatePages(page: Page) {
  await page.addInitScript(() => {
    const KEPT = 'script, style, textarea, select, title, svg, [translate=no], font';
    const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && (node.nodeValue ?? '').trim() !== '';
    const wrap = (root: Node) => {
      const texts: Node[] = [];
      if (isText(root)) texts.push(root);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) if (isText(walker.currentNode)) texts.push(walker.currentNode);
      for (const text of texts) {
        const { parentElement } = text;
        if (!parentElement || parentElement.closest(KEPT)) continue;
        const font = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
        const [outer, inner] = [font(), font()];
        text.parentNode?.replaceChild(outer, text);
        outer.append(inner);
        inner.append(text);
      }
    };
    // Waits for the load event, because a real translator starts after the page has loaded.
    addEventListener('load', () => {
      wrap(document.body);
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) if (node.isConnected) wrap(node);
      }).observe(document.body, { childList: true, subtree: true });
    });
  });
}
