import type { Rule } from 'eslint';

type SourceComment = ReturnType<Rule.RuleContext['sourceCode']['getAllComments']>[number];

const OPENING = /^[`'"@({]*(What|Who|Whose|Whom|Whether|How|Where|Which|Whatever|That|Of|Those)\b/;
const VERB = 'is|are|was|were|has|had|may|can|cannot|must|comes|came|follows|goes|went|\\w+s';
const HEADLESS = new RegExp(`\\b(what|who|whose|whom|whatever) (${VERB})\\b`, 'i');
/** Comments with fewer words are skipped, because they name only a unit or a value. */
const MIN_WORDS = 3;

/**
 * Checks a comment against the rule `plain-comments`.
 * @returns the broken rule and the words that break it, or undefined if the comment follows the rule
 */
export function hiddenSubjectOf(text: string) {
  const words = text.trim().replaceAll(/\s+/g, ' ');
  if (words.split(' ').length < MIN_WORDS) return undefined;
  const word = OPENING.exec(words)?.[1];
  if (word !== undefined) return { messageId: 'opening', data: { word } };
  const headless = HEADLESS.exec(words)?.[0];
  return headless === undefined ? undefined : { messageId: 'headless', data: { words: headless } };
}

/**
 * Reports a comment that starts with a question word, "Of" or "Those", or that contains a headless clause ("what is …",
 * "who has …"), because its reader has to search for the subject (.github/STYLE.md, rule 1). Consecutive lines of `//`
 * count as one comment.
 */
export const plainComments: Rule.RuleModule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      opening: 'A sentence begins with its subject, not with "{{word}}" (.github/STYLE.md).',
      headless: '"{{words}}" hides the subject: name it (.github/STYLE.md).',
    },
  },
  create: (context) => ({
    Program() {
      for (const [first, ...others] of commentsOf(context.sourceCode.getAllComments())) {
        if (!first?.loc) continue;
        const text = [first, ...others].map(({ value }) => value.replaceAll(/^\s*\*+ ?/gm, '')).join(' ');
        const hidden = hiddenSubjectOf(text);
        if (hidden) context.report({ loc: first.loc, ...hidden });
      }
    },
  }),
};

function commentsOf(all: SourceComment[]) {
  const comments: SourceComment[][] = [];
  let last: SourceComment | undefined;
  for (const comment of all) {
    const continues =
      comment.type === 'Line' && last?.type === 'Line' && comment.loc?.start.line === (last.loc?.end.line ?? 0) + 1;
    if (continues) comments.at(-1)?.push(comment);
    else comments.push([comment]);
    last = comment;
  }
  return comments;
}
