import { readdirSync, readFileSync } from 'node:fs';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { FoldedText } from '../../../web/ui/FoldedText.tsx';
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

it('a short message is not folded', () => {
  render(<BubbleText id="short" text="Oi, tudo bem?" />);
  expect(screen.queryByRole('button')).toBeNull();
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
  const others = files.filter((name) => /whitespace-pre(-wrap|-line)?\b/.test(readFileSync(`web/${name}`, 'utf8')));
  expect(others.sort()).toEqual(folding);
});
