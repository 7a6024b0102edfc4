import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { act, screen } from '@testing-library/react';
import { parse, visit } from 'graphql';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { SessionList } from '../../web/features/accounts/security/SessionList.tsx';
import { readDocuments } from '../../web/build/documents.ts';
import { SetFollowDocument, useFollowButtonProfileFragment } from '../../web/features/people/generated/people.ts';
import { mockedClient } from '../support/mocked-client.ts';
import { renderApp } from '../support/web.tsx';

const SELECTS_ROWS = 'a list reads ids of its rows, and masked rows would be new objects after each page';
const READ_BY_PARENT = 'the parents of the component read its fields, or pass them on to several components';
const WRITTEN_TO_CACHE = 'the caller writes the answer into lists of the cache';
const KEPT_OUTSIDE = 'the caller keeps the answer outside the cache, or goes on with its id';

/** The number of spreads with `@unmask` of each fragment, and the reason. Lower a number when a spread is masked. */
const unmasked: Record<string, [count: number, reason: string]> = {
  AccountSecurity_security: [1, READ_BY_PARENT],
  AdCard_ad: [4, READ_BY_PARENT],
  BegunAdIntent: [1, KEPT_OUTSIDE],
  Bubble_message: [4, SELECTS_ROWS],
  Byline_author: [8, READ_BY_PARENT],
  CaseRow_case: [2, SELECTS_ROWS],
  CaseView_case: [1, READ_BY_PARENT],
  CommentChange_comment: [1, WRITTEN_TO_CACHE],
  CommentCount_post: [2, WRITTEN_TO_CACHE],
  CommentItem_comment: [7, WRITTEN_TO_CACHE],
  CommunityCard_community: [3, READ_BY_PARENT],
  CommunityPage_community: [4, READ_BY_PARENT],
  ConversationRow_conversation: [8, WRITTEN_TO_CACHE],
  FollowButton_profile: [2, READ_BY_PARENT],
  MediaItem_media: [1, READ_BY_PARENT],
  MemberRow_member: [2, SELECTS_ROWS],
  NoticeView_notice: [3, READ_BY_PARENT],
  NotificationItem_notification: [2, SELECTS_ROWS],
  PaymentRow_payment: [2, SELECTS_ROWS],
  PersonRow_profile: [5, SELECTS_ROWS],
  Pix_pix: [4, READ_BY_PARENT],
  PostCard_post: [7, SELECTS_ROWS],
  PrivacySettings_privacy: [2, READ_BY_PARENT],
  ProfileHeader_profile: [3, READ_BY_PARENT],
  ProfileTypeSettings_state: [1, READ_BY_PARENT],
  PublishedAd: [2, KEPT_OUTSIDE],
  ReactionButton_target: [2, SELECTS_ROWS],
  ReactionCount_target: [1, SELECTS_ROWS],
  ReplyCount_comment: [2, WRITTEN_TO_CACHE],
  Sponsored_ad: [1, READ_BY_PARENT],
  StoredSession_session: [4, KEPT_OUTSIDE],
  SubscriptionRow_subscription: [3, READ_BY_PARENT],
  Wallet_wallet: [1, READ_BY_PARENT],
};

/** The number of spreads without `@unmask` of each fragment. Their operations hide the fields from the caller. */
const masked: Record<string, number> = {
  AccountSecurity_security: 8,
  CaseView_case: 5,
  CommunityPage_community: 11,
  FollowButton_profile: 3,
  NoticeView_notice: 2,
  PrivacySettings_privacy: 1,
  ProfileTypeSettings_state: 1,
  ReactionButton_target: 1,
  SessionRow_session: 1,
  Wallet_wallet: 2,
};

/** Counts the spreads of each fragment in the documents of the app: those with `@unmask`, or those without it. */
function spreads(isUnmasked: boolean) {
  const found: Record<string, number> = {};
  for (const name of readdirSync('web', { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.graphql')) continue;
    visit(parse(readFileSync(path.join('web', name), 'utf8')), {
      FragmentSpread({ name: { value }, directives = [] }) {
        if (directives.some((directive) => directive.name.value === 'unmask') !== isUnmasked) return;
        found[value] = (found[value] ?? 0) + 1;
      },
    });
  }
  return found;
}

describe('data masking', () => {
  it('only the listed spreads of the app have the directive @unmask', () =>
    expect(spreads(true)).toEqual(
      Object.fromEntries(Object.entries(unmasked).map(([name, [count]]) => [name, count])),
    ));

  it('the listed spreads without @unmask stay masked', () => expect(spreads(false)).toEqual(masked));

  it('the manifest of operations contains no directive @unmask', () => {
    const texts = Object.values(readDocuments());
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter((text) => text.includes('@unmask'))).toEqual([]);
  });

  it('a caller cannot read the fields of a fragment without @unmask, and the fragment hook reads them', async () => {
    const client = mockedClient({ Profile: () => ({ id: 'bia', name: 'Bia', followerCount: 7 }) });
    const { data } = await client.mutate({
      mutation: SetFollowDocument,
      variables: { input: { profileId: 'bia', following: true } },
    });
    expect(data).toEqual({
      setFollow: { __typename: 'SetFollowSuccess', profile: { __typename: 'Profile' } },
    });
    const Count = () => {
      const { data: profile } = useFollowButtonProfileFragment({ __typename: 'Profile', id: 'bia' });
      return <p>{profile.followerCount}</p>;
    };
    await act(() => Promise.resolve(renderApp(client, <Count />)));
    expect(screen.getByText('7')).toBeDefined();
  });

  it('the list of sessions shows the fields that each row reads by its fragment hook', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    onTestFinished(() => void vi.unstubAllGlobals());
    const client = mockedClient({ AccountSession: () => ({ device: 'Firefox no Linux', isCurrent: false }) });
    await act(() => Promise.resolve(renderApp(client, <SessionList />)));
    expect(await screen.findAllByText('Firefox no Linux')).toHaveLength(2);
  });
});
