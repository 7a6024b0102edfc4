const TYPES = ['build', 'chore', 'ci', 'docs', 'feat', 'fix', 'perf', 'refactor', 'revert', 'style', 'test'];
const MAX_SUBJECT_CHARACTERS = 72;
/** Types of commits that change behaviour. The message of such a commit needs a body that gives the reason. */
const NEED_BODY = ['fix', 'perf'];
/** Imperative verbs that end in -s, -ed or -ing. The check would otherwise refuse them as another verb form. */
const IMPERATIVES = [
  'bring',
  'embed',
  'exceed',
  'feed',
  'focus',
  'need',
  'proceed',
  'seed',
  'shed',
  'speed',
  'succeed',
];
const NOT_VERBS = /^(an?|the|this|that|these|those|what|who|whose|where|when|how|whether|no|not|one|it|its|all|each)$/;

/**
 * Checks a commit message against the rules in CONTRIBUTING.md ("Rules that hold everywhere") and Conventional Commits
 * 1.0.0. The subject has to start with an imperative, which the check recognizes by its ending only: it refuses `adds`,
 * `added` and `adding`, but may accept a noun.
 * @param message the raw message: subject, blank line, body
 * @returns one sentence for each broken rule
 */
export function faultsOfCommit(message) {
  const [subject, ...rest] = message.trimEnd().split('\n');
  if (subject.startsWith('Revert "')) return [];
  const { type, verb } = /^(?<type>[a-z]+)(?:\([^()]+\))?!?: (?<verb>\S+)/.exec(subject)?.groups ?? {};
  const hasBody = rest.some((line) => line.trim() !== '' && !/^[A-Z][A-Za-z-]+: /.test(line));
  return [
    ...(TYPES.includes(type)
      ? []
      : [`The subject has to begin with "type: " or "type(scope): " (${TYPES.join(', ')}).`]),
    ...(subject.length > MAX_SUBJECT_CHARACTERS
      ? [`The subject has ${subject.length} characters; ${MAX_SUBJECT_CHARACTERS} are allowed.`]
      : []),
    ...(verb === undefined || isImperative(verb) ? [] : [`The subject has to begin with an imperative: "${verb}".`]),
    ...(rest.length > 0 && rest[0] !== '' ? ['A blank line has to follow the subject.'] : []),
    ...(NEED_BODY.includes(type) && !hasBody ? [`A ${type} needs a body that says why.`] : []),
  ];
}

function isImperative(word) {
  if (IMPERATIVES.includes(word)) return true;
  return /^[a-z][a-z-]*$/.test(word) && !NOT_VERBS.test(word) && !/(ed|ing|[^s]s)$/.test(word);
}
