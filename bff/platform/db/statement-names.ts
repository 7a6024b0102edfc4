/** Below it a text is as likely to be seen for the last time; what PostgreSQL's JDBC driver waits for, too. */
const OFTEN = 5;
/** Each is kept with its plan in every connection. */
const MOST_NAMES = 200;
/** Texts that are counted; lists of all lengths make many. */
const MOST_TEXTS = 2_000;

/** Which statements are prepared, and under what name: those whose very text has come often. */
export function createStatementNames() {
  let uses = new Map<string, number>();
  let names = new Map<string, string>();
  let made = 0;

  return {
    /** @returns undefined for a text that is not prepared */
    of(text: string): string | undefined {
      const known = names.get(text);
      if (known !== undefined || names.size >= MOST_NAMES) return known;

      const times = (uses.get(text) ?? 0) + 1;
      if (times < OFTEN) {
        if (uses.size >= MOST_TEXTS) uses = new Map();
        uses.set(text, times);
        return undefined;
      }
      uses.delete(text);
      const name = `brasa_${(made += 1)}`;
      names.set(text, name);
      return name;
    },

    /** Every text gets another name: what was prepared does not fit the tables any more. */
    renew() {
      names = new Map();
    },
  };
}

export type StatementNames = ReturnType<typeof createStatementNames>;
