import { readdirSync, readFileSync } from 'node:fs';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { trimLines } from '../../../schema/texts.ts';
import { foldText } from '../../../web/ui/text.ts';
import { FoldedText } from '../../../web/ui/FoldedText.tsx';
import { linkify } from '../../../web/ui/text.ts';
import { PostText } from '../../../web/features/posts/PostText.tsx';
import { BubbleText } from '../../../web/features/conversations/Bubble.tsx';

afterEach(cleanup);

const tall = `começo${'\n'.repeat(499)}fim`;

it.each([
  ['message', <BubbleText key="message" id="tall" text={tall} />],
  ['piece of evidence', <FoldedText key="evidence" text={tall} />],
])('a %s of 499 line feeds is folded and can be expanded', async (_what, content) => {
  render(content);
  expect(document.body.textContent).not.toContain('fim');
  await userEvent.click(screen.getByRole('button', { name: 'ver mais' }));
  expect(document.body.textContent).toContain('fim');
});

const long = (size: number) => 'a'.repeat(size);

it.each([
  ['at the start of a text', `Veja https://example.com/${long(450)}`],
  ['with an open bracket at the fold', `https://example.com/?a=${long(200)}(${long(300)})`],
  ['in the middle of a text', `${'palavra '.repeat(40)}https://example.com/${long(60)} ${'palavra '.repeat(40)}`],
  ['between words without blanks', `${long(300)}https://example.com/${long(200)} fim ${long(300)}`],
  ['that is longer than a folded text', `https://example.com/${long(1_500)} fim`],
  ['of 1,500 letters after a word', `Veja https://example.com/${long(1_500)}`],
  ['after several lines', `${'linha\n'.repeat(5)}https://example.com/${long(450)}\n${'linha\n'.repeat(9)}`],
])('each link of a folded text leads to the whole address if an address stands %s', (_place, text) => {
  const [, address] = linkify(text);
  render(<PostText id={text} text={text} folds />);
  for (const link of screen.queryAllByRole('link')) {
    expect(link.getAttribute('href')).toBe(address);
    expect(address?.startsWith(link.textContent)).toBe(true);
  }
  expect(document.body.textContent.trim()).not.toBe('');
  const more = screen.queryByRole('button', { name: 'ver mais' });
  if (more) fireEvent.click(more);
  expect(screen.getByRole('link').getAttribute('href')).toBe(address);
  expect(document.body.textContent).toBe(text);
});

it('a short message is not folded', () => {
  render(<BubbleText id="short" text="Oi, tudo bem?" />);
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  ['twenty lines of U+2800', '\u2800\n'.repeat(20)],
  ['twenty lines of U+200B', '\u200b\n'.repeat(20)],
  ['a line of 500 blanks of several kinds', '\u2800\u3164\u00a0 '.repeat(125)],
])('the first part of a text that opens with %s begins with the first visible character', (_what, blanks) => {
  expect(foldText(`${blanks}oi`)).toBe('oi');
  expect(foldText(`${blanks}oi${'\n'.repeat(20)}fim`)).toBe('oi');
});

it('lines without a visible character are removed from both ends of a text, and blank lines inside it are kept', () => {
  const blank = '\u2800\n \u200b\n\n';
  expect(trimLines(`${blank} oi\n\u2800\n\ntchau\u200b \n${blank}\u3164`)).toBe('oi\n\u2800\n\ntchau\u200b');
});

it.each([
  ['features/moderation/Evidence.tsx', 'text'],
  ['features/moderation/Evidence.tsx', 'message.text'],
  ['features/moderation/CaseView.tsx', 'report.text'],
  ['features/moderation/CaseView.tsx', 'each.text'],
  ['features/moderation/Appeals.tsx', 'appeal.text'],
  ['features/moderation/Appeals.tsx', 'appeal.decisionText'],
  ['features/moderation/Appeal.tsx', 'notice.appealAnswer'],
  ['features/moderation/Decision.tsx', 'notice.text'],
  ['features/reports/ReportStatus.tsx', 'status.answer'],
])('web/%s contains <FoldedText text={%s}>, which folds a long text', (file, text) => {
  expect(readFileSync(`web/${file}`, 'utf8')).toContain(`<FoldedText text={${text}}`);
});

it('FailedComments.tsx folds the long text of a comment that failed to send', () => {
  expect(readFileSync('web/features/comments/FailedComments.tsx', 'utf8')).toMatch(/<PostText [^>]*folds/);
});

it('only the two folding components, PostText and FoldedText, render the line feeds of texts', () => {
  const folding = ['features/posts/PostText.tsx', 'ui/FoldedText.tsx'];
  const files = readdirSync('web', { encoding: 'utf8', recursive: true }).filter((name) => name.endsWith('.tsx'));
  expect(files).toEqual(expect.arrayContaining(folding));
  const others = files.filter((name) =>
    /whitespace-pre(-wrap|-line)?\b|member-text/.test(readFileSync(`web/${name}`, 'utf8')),
  );
  expect(others.sort()).toEqual(folding);
});
