import type { ReactNode } from 'react';

/**
 * Renders a Markdown text with headings, paragraphs, lists and fenced code blocks, and with code, links and bold text
 * within a line.
 */
export function Markdown({ children }: { children: string }) {
  return blocksOf(children).map((block, index) => <Block key={`${index} ${block}`}>{block}</Block>);
}

function Block({ children: block }: { children: string }) {
  const fence = /^```(\w*)[^\n]*\n([^]*)\n```$/.exec(block);
  // The code block can receive the focus, because keyboard users must be able to scroll it.
  if (fence)
    return (
      <pre tabIndex={0} role="region" aria-label={fence[1] === 'text' ? 'Output' : `Code (${fence[1] ?? ''})`}>
        <code>{fence[2]}</code>
      </pre>
    );
  const [, level, title] = /^(#{1,3}) (.+)$/.exec(block) ?? [];
  if (level === '#') return <h1>{inline(title)}</h1>;
  if (level !== undefined) return <h2>{inline(title)}</h2>;
  if (block.startsWith('- '))
    return (
      <ul>
        {block.split(/\n- /).map((item) => (
          <li key={item}>{inline(item.replace(/^- /, ''))}</li>
        ))}
      </ul>
    );
  return <p>{inline(block)}</p>;
}

/** Splits a Markdown text into blocks at its empty lines, but not within a fenced code block. */
function blocksOf(text: string) {
  return text
    .split(/(^```[^]*?^```$)/m)
    .flatMap((part) => (part.startsWith('```') ? [part] : part.split(/\n{2,}/)))
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Renders the code, links and bold text within a line of Markdown. */
export function inline(text = ''): ReactNode[] {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/).map((part, index) => {
    const key = `${index} ${part}`;
    if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>;
    if (part.startsWith('**')) return <strong key={key}>{part.slice(2, -2)}</strong>;
    const [, words, href] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
    if (href === undefined) return part;
    return (
      <a key={key} href={href}>
        {words}
      </a>
    );
  });
}
