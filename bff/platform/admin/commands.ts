import type { Kysely } from 'kysely';
import { securityMail } from '../accounts/account.mails.ts';
import { forgetWrongCodes, forgetWrongPasswords } from '../auth/guesses.ts';
import { shutOutSince } from '../accounts/recovery/recovery.store.ts';
import { writeLog } from '../cases/log.store.ts';
import type { DB, User } from '../db/schema.ts';
import { transact, type Tx } from '../db/transact.ts';
import { publishAccess } from '../events/access.ts';
import type { QueueMail } from '../mail/mail-queue.ts';
import { describeMember, findMember } from './members.ts';

/**
 * Thrown when an operator's command cannot be carried out, for example for an unknown member. The message is shown to
 * the operator.
 */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused';
}

interface Command {
  /** The description of the command in the help text. */
  does: string;
  /** The name of the command's action in the moderation log; undefined for a command that changes nothing. */
  logged?: string;
  /**
   * Runs the command.
   * @returns one line about the change, or several lines of output if the command only reads; null if nothing had to
   * change
   */
  run(tx: Tx, member: User, queueMail: QueueMail): Promise<string | null>;
}

const commands: Record<string, Command> = {
  member: {
    does: 'shows a member, their sign-in methods and any suspension or ban',
    run: describeMember,
  },
  'make-moderator': {
    does: 'makes a member a moderator, with access to /moderation',
    logged: 'MODERATOR_MADE',
    async run(tx, member) {
      if (member.email_confirmed_at === null)
        throw new CommandRefused(`${member.email} is not confirmed: the account may be another person's.`);
      return (await change(tx, member, { role: 'MODERATOR' })) ? 'moderates now' : null;
    },
  },
  'unmake-moderator': {
    does: 'makes a moderator an ordinary member again',
    logged: 'MODERATOR_UNMADE',
    run: async (tx, member) => ((await change(tx, member, { role: 'MEMBER' })) ? 'moderates no longer' : null),
  },
  verify: {
    does: "shows 'Verificado' beside a member's name",
    logged: 'MEMBER_VERIFIED',
    run: async (tx, member) => ((await change(tx, member, { is_verified: true })) ? 'is verified now' : null),
  },
  unverify: {
    does: "removes 'Verificado' from a member's name",
    logged: 'MEMBER_UNVERIFIED',
    run: async (tx, member) => ((await change(tx, member, { is_verified: false })) ? 'is verified no longer' : null),
  },
  unlock: {
    does: 'clears the wrong passwords and codes that block sign-in',
    logged: 'TRIES_FORGOTTEN',
    async run(tx, member) {
      await forgetWrongPasswords(tx, member);
      await forgetWrongCodes(tx, member);
      return 'may try to sign in again';
    },
  },
  'end-sessions': {
    does: 'signs a member out on all devices',
    logged: 'SESSIONS_ENDED',
    async run(tx, member) {
      const { numDeletedRows } = await tx.deleteFrom('sessions').where('user_id', '=', member.id).executeTakeFirst();
      if (numDeletedRows === 0n) return null;
      publishAccess(tx, 'session', member.id);
      return `has been signed out (sessions: ${numDeletedRows})`;
    },
  },
  'reset-second-steps': {
    does: 'removes app, codes and passkeys of a member who lost their phone, and signs them out',
    logged: 'SECOND_STEPS_RESET',
    async run(tx, member, queueMail) {
      const removed = await shutOutSince(tx, member.id, new Date(0), new Date());
      publishAccess(tx, 'session', member.id);
      const what = 'A equipe da Brasa retirou da sua conta a verificação em duas etapas e as chaves de acesso.';
      await queueMail(tx, member.id, securityMail(member, what));
      return `signs in with the password alone (taken away: ${removed.join(', ') || 'nothing'})`;
    },
  },
};

/** The help text of the admin commands: one line per command. */
export const commandList = Object.entries(commands)
  .map(([name, { does }]) => `  ${name.padEnd(20)}${does}`)
  .join('\n');

/**
 * Runs an operator's command for one member. Records a change in the moderation log without an actor, because an
 * operator is not a member.
 * @param who an e-mail address, @nickname or id
 * @returns the text to print
 * @throws {CommandRefused} with the text to print instead
 */
export async function runCommand(db: Kysely<DB>, queueMail: QueueMail, name: string, who: string): Promise<string> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new CommandRefused(`There is no command ${name}. There are:\n${commandList}`);
  return await transact(db, async (tx) => {
    const member = await findMember(tx, who);
    if (member === undefined) throw new CommandRefused(`No member has ${who}.`);
    const done = await command.run(tx, member, queueMail);
    if (command.logged === undefined) return done ?? '';
    if (done === null) return `${member.email}: nothing to do.`;
    await writeLog(tx, { actorId: null, action: command.logged, subjectId: member.id });
    return `${member.email} ${done}.`;
  });
}

/**
 * Changes a member's role or verified badge.
 * @returns true when a value changed
 */
async function change(tx: Tx, { id, ...before }: User, to: Partial<Pick<User, 'role' | 'is_verified'>>) {
  if ((to.role ?? before.role) === before.role && (to.is_verified ?? before.is_verified) === before.is_verified)
    return false;
  await tx.updateTable('users').set(to).where('id', '=', id).execute();
  return true;
}
