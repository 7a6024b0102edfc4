/** An allowance of `times` calls within `seconds`. The seconds start with the first call. */
interface Allowance {
  times: number;
  seconds: number;
}

export interface Family {
  /** The description of this family of calls in the table of OPERATING.md. */
  what: string;
  /** The allowance of each member, over all addresses. */
  member?: Allowance;
  /**
   * The allowance of each network address, for all members and visitors who use it. In a mobile network, whole
   * neighbourhoods may share one address.
   */
  address?: Allowance;
  /** True if the calls only read. They are counted only with `RATE_LIMITS=on`. */
  isReading?: true;
}

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3_600;

const perMinute = (times: number) => ({ times, seconds: MINUTE_SECONDS });
const perHour = (times: number) => ({ times, seconds: HOUR_SECONDS });

/**
 * The rate limits of all families of calls. No other file defines rate limits. Use by hand stays far below these
 * limits. A program that spams, guesses secrets or copies everything exceeds them. A test compares this object with the
 * table in OPERATING.md.
 */
export const families = {
  signUp: { what: 'Creating an account', address: perHour(60) },
  passwordReset: { what: 'Asking for a reset code, trying one', address: { times: 300, seconds: 15 * MINUTE_SECONDS } },
  enter: { what: 'Entering by a passkey, or a link of a mail', address: perMinute(120) },
  publish: { what: 'Publishing a post', member: perHour(60), address: perHour(600) },
  comment: { what: 'Commenting', member: perMinute(30), address: perMinute(300) },
  react: { what: 'Reacting, and taking it back', member: perMinute(120), address: perMinute(1_200) },
  message: { what: 'Sending a message', member: perMinute(60), address: perMinute(600) },
  talk: { what: 'Opening a conversation', member: perHour(60), address: perHour(600) },
  relate: { what: 'Following, muting, blocking, answering requests', member: perMinute(60), address: perMinute(600) },
  upload: { what: 'Uploading a file', member: perHour(300), address: perHour(3_000) },
  report: { what: 'Reporting', member: perHour(30), address: perHour(300) },
  anonymousReport: { what: 'Reporting without an account', address: perHour(100) },
  protocol: {
    what: 'Asking what became of a report, or why one is shut out, without a session',
    address: { times: 300, seconds: 15 * MINUTE_SECONDS },
  },
  invite: { what: 'Using the invitation to a community', member: perHour(30), address: perHour(300) },
  pay: {
    what: 'Paying, publishing ads, VIP months',
    member: { times: 60, seconds: 10 * MINUTE_SECONDS },
    address: perHour(600),
  },
  export: {
    what: 'Files with everything: payments, logs',
    member: { times: 10, seconds: 10 * MINUTE_SECONDS },
    address: perHour(120),
  },
  signal: {
    what: 'Views, clicks, typing, read and delivered marks',
    member: perMinute(300),
    address: perMinute(3_000),
  },
  change: { what: 'Every other change', member: perMinute(120), address: perMinute(1_200) },
  search: { what: 'Searching people and posts', member: perMinute(120), address: perMinute(1_200), isReading: true },
  read: {
    what: 'Every other answer of the platform',
    member: perMinute(1_800),
    address: perMinute(9_000),
    isReading: true,
  },
  graphql: { what: 'Requests to `/graphql`, whatever is in them', address: perMinute(6_000), isReading: true },
  media: { what: 'Pictures, and parts of videos', address: perMinute(9_000), isReading: true },
  socket: { what: 'Opening a socket or an event stream', address: perMinute(600), isReading: true },
  subscribe: { what: 'Beginning a subscription', member: perMinute(600), address: perMinute(6_000), isReading: true },
  adClick: { what: 'Following an ad', address: perMinute(120) },
} satisfies Record<string, Family>;

export type FamilyName = keyof typeof families;

/** Returns a family as the type `Family`, so that callers can read optional fields. */
export function familyOf(name: FamilyName): Family {
  return families[name];
}
