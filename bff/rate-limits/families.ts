/** So many times within so many seconds, counted from the first of them. */
interface Allowance {
  times: number;
  seconds: number;
}

export interface Family {
  /** For the table in OPERATING.md. */
  what: string;
  /** Of one member, from wherever. */
  member?: Allowance;
  /** From one network address, of members and visitors together. Whole neighbourhoods share one on a mobile network. */
  address?: Allowance;
  /** Changes nothing: counted only where `RATE_LIMITS` is `on`. */
  isReading?: true;
}

const MINUTE = 60; // seconds
const HOUR = 3_600; // seconds

const perMinute = (times: number) => ({ times, seconds: MINUTE });
const perHour = (times: number) => ({ times, seconds: HOUR });

/**
 * Every family of calls and what is too much of it: the one place for both. What a person does by hand stays far below;
 * what a program needs to spam, to guess or to copy everything is above. The table in OPERATING.md is this one (a
 * test).
 */
export const families = {
  signUp: { what: 'Creating an account', address: perHour(60) },
  passwordReset: { what: 'Asking for a reset code, trying one', address: { times: 300, seconds: 15 * MINUTE } },
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
    address: { times: 300, seconds: 15 * MINUTE },
  },
  invite: { what: 'Using the invitation to a community', member: perHour(30), address: perHour(300) },
  pay: {
    what: 'Paying, publishing ads, VIP months',
    member: { times: 60, seconds: 10 * MINUTE },
    address: perHour(600),
  },
  export: {
    what: 'Files with everything: payments, logs',
    member: { times: 10, seconds: 10 * MINUTE },
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
  socket: { what: 'Opening a socket', address: perMinute(600), isReading: true },
  subscribe: { what: 'Beginning a subscription', member: perMinute(600), address: perMinute(6_000), isReading: true },
  adClick: { what: 'Following an ad', address: perMinute(120) },
} satisfies Record<string, Family>;

export type FamilyName = keyof typeof families;

/** Read by name: what not every family has is absent. */
export function familyOf(name: FamilyName): Family {
  return families[name];
}
