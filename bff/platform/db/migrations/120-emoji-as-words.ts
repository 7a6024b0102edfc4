/**
 * Emoji outside the blocks from U+1F000 to U+1FAFF. Leaves out digits, '©', '®' and '™', which are ordinary signs of
 * texts, and emoji that are punctuation, such as '‼'.
 */
const olderEmoji = [
  '\\u2139\\u2194-\\u2199\\u21a9\\u21aa\\u231a\\u231b\\u2328\\u23cf\\u23e9-\\u23f3\\u23f8-\\u23fa\\u24c2\\u25aa\\u25ab',
  '\\u25b6\\u25c0\\u25fb-\\u25fe\\u2600-\\u2604\\u260e\\u2611\\u2614\\u2615\\u2618\\u261d\\u2620\\u2622\\u2623\\u2626',
  '\\u262a\\u262e\\u262f\\u2638-\\u263a\\u2640\\u2642\\u2648-\\u2653\\u265f\\u2660\\u2663\\u2665\\u2666\\u2668\\u267b',
  '\\u267e\\u267f\\u2692-\\u2697\\u2699\\u269b\\u269c\\u26a0\\u26a1\\u26a7\\u26aa\\u26ab\\u26b0\\u26b1\\u26bd\\u26be',
  '\\u26c4\\u26c5\\u26c8\\u26ce\\u26cf\\u26d1\\u26d3\\u26d4\\u26e9\\u26ea\\u26f0-\\u26f5\\u26f7-\\u26fa\\u26fd\\u2702',
  '\\u2705\\u2708-\\u270d\\u270f\\u2712\\u2714\\u2716\\u271d\\u2721\\u2728\\u2733\\u2734\\u2744\\u2747\\u274c\\u274e',
  '\\u2753-\\u2755\\u2757\\u2763\\u2764\\u2795-\\u2797\\u27a1\\u27b0\\u27bf\\u2934\\u2935\\u2b05-\\u2b07\\u2b1b\\u2b1c',
  '\\u2b50\\u2b55\\u3297\\u3299',
].join('');

/** Leaves out the halves of flags (U+1F1E6 to U+1F1FF) and the skin tones (U+1F3FB to U+1F3FF). */
const newerEmoji = '\\U0001f000-\\U0001f1e5\\U0001f200-\\U0001f3fa\\U0001f400-\\U0001faff';

const regionalFlag = '\\U0001f3f4[\\U000e0020-\\U000e007f]+';
const flag = '[\\U0001f1e6-\\U0001f1ff]{2}';

/**
 * Adds emoji to the words of a text. Migrations 105 to 115 took an emoji for a separator of words, so that a search for
 * an emoji found nothing. A flag is a word. Other sequences are split at U+200D, and skin tones are left out: '👩🏽‍🚀'
 * is found by '👩', by '🚀' and by '👩‍🚀'. Migration 121 fills the columns of older rows again.
 */
export const sql = `
create function search_emoji(value text) returns text[] language sql immutable strict parallel safe as $$
  select array(select distinct emoji[1]
    from regexp_matches(value, '${regionalFlag}|${flag}|[${olderEmoji}${newerEmoji}]', 'g') emoji) $$;

alter function search_words(text) rename to search_letters;
create function search_words(value text) returns text[] language sql immutable strict parallel safe as
  $$ select search_letters(value) || search_emoji(value) $$;
`;
