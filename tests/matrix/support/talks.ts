import { v4, v7 as uuidv7 } from 'uuid';
import { pictureOf } from './picture.ts';
import type { Making } from './world.ts';

/**
 * Returns the SQL inserts of three conversations of the owner, each with a message and a picture that the owner
 * received: `talk` with the follower, `blockedTalk` with the blocked member, and `request`, a message request from the
 * stranger that the owner has not accepted.
 * @param blurredKey a part of the URL of the picture in the message request
 */
export function makeTalks({ db, id, secret }: Making, blurredKey: string) {
  const owner = id('owner');
  const made = [
    { talk: id('talk'), from: id('follower'), messageId: id('message'), address: secret, request: 'NONE' as const },
    { talk: id('blockedTalk'), from: id('blocked'), messageId: uuidv7(), address: secret, request: 'NONE' as const },
    {
      talk: id('request'),
      from: id('stranger'),
      messageId: uuidv7(),
      address: blurredKey,
      request: 'PENDING' as const,
    },
  ].map((talk) => ({ ...talk, picture: { ...pictureOf(talk.from, talk.address), purpose: 'message' as const } }));

  const conversations = made.map(({ talk, from }) => {
    const [first_id = '', second_id = ''] = [from, owner].sort();
    return { id: talk, first_id, second_id, last_seq: 1 };
  });
  const members = made.flatMap(({ talk, from, messageId, request }) => [
    { conversation_id: talk, user_id: from, peer_id: owner, activity_id: messageId },
    { conversation_id: talk, user_id: owner, peer_id: from, activity_id: messageId, unread_count: 1, request },
  ]);
  const messages = made.map(({ talk, from, messageId, picture }) => ({
    conversation_id: talk,
    seq: 1,
    id: messageId,
    sender_id: from,
    client_id: v4(),
    text: `oi ${secret}`,
    media_id: picture.id,
  }));
  return [
    db.insertInto('media').values(made.map(({ picture }) => picture)),
    db.insertInto('conversations').values(conversations),
    db.insertInto('conversation_members').values(members),
    db.insertInto('messages').values(messages),
  ];
}
