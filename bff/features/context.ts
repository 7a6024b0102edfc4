import type { GatewayContext } from '../gateway/context.ts';
import type { Asker, Upstream } from '../gateway/upstream/upstream.ts';
import { AccountsDataSource } from './accounts/accounts.data-source.ts';
import { ProfileTypeDataSource } from './accounts/profile-type.data-source.ts';
import { SecurityDataSource } from './accounts/security.data-source.ts';
import { SessionsDataSource } from './accounts/sessions.data-source.ts';
import { AdsDataSource } from './ads/ads.data-source.ts';
import { AgeDataSource } from './age/age.data-source.ts';
import { CommentsDataSource } from './comments/comments.data-source.ts';
import { ConversationsDataSource } from './conversations/conversations.data-source.ts';
import { CommunitiesDataSource } from './communities/communities.data-source.ts';
import { ModerationDataSource } from './moderation/moderation.data-source.ts';
import { ReportsDataSource } from './moderation/reports.data-source.ts';
import { NotificationsDataSource } from './notifications/notifications.data-source.ts';
import { PostsDataSource } from './posts/posts.data-source.ts';
import { PrivacyDataSource } from './privacy/privacy.data-source.ts';
import { ProfileEditDataSource } from './profiles/profile-edit.data-source.ts';
import { ProfilesDataSource } from './profiles/profiles.data-source.ts';
import { ReactionsDataSource } from './reactions/reactions.data-source.ts';
import { WalletDataSource } from './wallet/wallet.data-source.ts';

declare module '../gateway/context.ts' {
  interface GatewayContext {
    readonly dataSources: DataSources;
  }
}

export function createContext(upstream: Upstream, asker: Asker, stripeKey?: string): GatewayContext {
  return { token: asker.token, dataSources: new DataSources(upstream), stripeKey, log: { requestId: asker.requestId } };
}

/** Creates each data source when it is first used, because most operations need only two of them. */
class DataSources {
  private accountsMade?: AccountsDataSource;
  private profileTypeMade?: ProfileTypeDataSource;
  private sessionsMade?: SessionsDataSource;
  private ageMade?: AgeDataSource;
  private privacyMade?: PrivacyDataSource;
  private securityMade?: SecurityDataSource;
  private profilesMade?: ProfilesDataSource;
  private profileEditMade?: ProfileEditDataSource;
  private postsMade?: PostsDataSource;
  private commentsMade?: CommentsDataSource;
  private reactionsMade?: ReactionsDataSource;
  private conversationsMade?: ConversationsDataSource;
  private communitiesMade?: CommunitiesDataSource;

  private moderationMade?: ModerationDataSource;
  private reportsMade?: ReportsDataSource;
  private notificationsMade?: NotificationsDataSource;
  private walletMade?: WalletDataSource;
  private adsMade?: AdsDataSource;

  constructor(private readonly upstream: Upstream) {}

  get accounts() {
    return (this.accountsMade ??= new AccountsDataSource(this.upstream));
  }
  get security() {
    return (this.securityMade ??= new SecurityDataSource(this.upstream));
  }
  get profileType() {
    return (this.profileTypeMade ??= new ProfileTypeDataSource(this.upstream));
  }
  get sessions() {
    return (this.sessionsMade ??= new SessionsDataSource(this.upstream));
  }
  get age() {
    return (this.ageMade ??= new AgeDataSource(this.upstream));
  }
  get privacy() {
    return (this.privacyMade ??= new PrivacyDataSource(this.upstream));
  }
  get profiles() {
    return (this.profilesMade ??= new ProfilesDataSource(this.upstream));
  }
  get profileEdit() {
    return (this.profileEditMade ??= new ProfileEditDataSource(this.upstream));
  }
  get posts() {
    return (this.postsMade ??= new PostsDataSource(this.upstream, this.profiles));
  }
  get comments() {
    return (this.commentsMade ??= new CommentsDataSource(this.upstream, this.profiles));
  }
  get moderation() {
    return (this.moderationMade ??= new ModerationDataSource(this.upstream));
  }
  get reports() {
    return (this.reportsMade ??= new ReportsDataSource(this.upstream));
  }
  get notifications() {
    return (this.notificationsMade ??= new NotificationsDataSource(this.upstream));
  }
  get reactions() {
    return (this.reactionsMade ??= new ReactionsDataSource(this.upstream));
  }
  get conversations() {
    return (this.conversationsMade ??= new ConversationsDataSource(this.upstream));
  }
  get wallet() {
    return (this.walletMade ??= new WalletDataSource(this.upstream));
  }
  get ads() {
    return (this.adsMade ??= new AdsDataSource(this.upstream));
  }
  get communities() {
    return (this.communitiesMade ??= new CommunitiesDataSource(this.upstream));
  }
}
