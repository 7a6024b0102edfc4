import { nullWhenNotFound } from '../../gateway/errors.ts';
import { resultOf } from '../../gateway/result.ts';
import { requireToken } from '../../gateway/viewer.ts';
import type { Resolvers } from '../../generated/resolvers.ts';

export const moderationResolvers = {
  Query: {
    moderationNotice(_root, { id }, context) {
      requireToken(context);
      return nullWhenNotFound(context.dataSources.reports.notice(id));
    },
    moderationNotices(_root, page, context) {
      requireToken(context);
      return context.dataSources.reports.notices(page);
    },
    accountLocks: (_root, { access }, context) => context.dataSources.reports.locks(access),
    isModerator: (_root, _args, context) =>
      context.token === undefined ? false : context.dataSources.moderation.isModerator(),
    moderationCases: (_root, { filter, ...page }, context) => context.dataSources.moderation.cases(page, filter),
    moderationCase: (_root, { id }, context) => nullWhenNotFound(context.dataSources.moderation.case(id)),
    moderationAppeals: (_root, page, context) => context.dataSources.moderation.appeals(page),
    moderationLog: (_root, page, context) => context.dataSources.moderation.log(page),
    moderationLogFile: (_root, { month, format }, context) => context.dataSources.moderation.logFile(month, format),
    moderationFiguresFile: (_root, { month }, context) => context.dataSources.moderation.figuresFile(month),
    moderationFigures: (_root, { month }, context) => context.dataSources.moderation.figures(month ?? undefined),
  },
  Mutation: {
    async report(_root, { input }, context) {
      requireToken(context);
      return resultOf('ReportSuccess', () => context.dataSources.reports.report(input));
    },
    reportAnonymously: (_root, { input }, context) =>
      resultOf('ReportAnonymouslySuccess', () => context.dataSources.reports.reportAnonymously(input)),
    checkReportProtocol: (_root, { input: { protocol, secret } }, context) =>
      resultOf('ReportProtocol', () => context.dataSources.reports.checkProtocol(protocol, secret)),
    async appealModeration(_root, { input: { noticeId, text } }, context) {
      requireToken(context);
      return resultOf('AppealModerationSuccess', async () => ({
        notice: await context.dataSources.reports.appeal(noticeId, text),
      }));
    },
    appealAccountLock: (_root, { input }, context) =>
      resultOf('AppealModerationSuccess', async () => ({
        notice: await context.dataSources.reports.appealLock(input),
      })),
    claimModerationCase: (_root, { input: { id, claimed } }, context) =>
      resultOf('ModerationCaseSuccess', () => context.dataSources.moderation.claim(id, claimed)),
    decideModerationCases: (_root, { input }, context) =>
      resultOf('DecideModerationCasesSuccess', () => context.dataSources.moderation.decide(input)),
    listModerationCasePictures: (_root, { input: { id, listed } }, context) =>
      resultOf('ModerationCaseSuccess', () => context.dataSources.moderation.list(id, listed)),
    restoreModerationCase: (_root, { input: { id, text } }, context) =>
      resultOf('ModerationCaseSuccess', () => context.dataSources.moderation.restore(id, text)),
    answerModerationAppeal: (_root, { input: { id, restore, text } }, context) =>
      resultOf('ModerationCaseSuccess', () => context.dataSources.moderation.answerAppeal(id, restore, text)),
  },
  ModerationEvidence: {
    post: ({ postId }, _args, context) => context.dataSources.posts.referred(postId),
  },
  ModerationPastDecision: {
    case: ({ caseId }, _args, context) => context.dataSources.moderation.referredCase(caseId),
  },
  ModerationAppeal: {
    case: ({ caseId }, _args, context) => context.dataSources.moderation.referredCase(caseId),
  },
  ModerationLogEntry: {
    case: ({ caseId }, _args, context) => context.dataSources.moderation.referredCase(caseId),
  },
} satisfies Resolvers;
