/** A text seen less often may well never come again. PostgreSQL's JDBC driver has the same threshold. */
const MIN_USES = 5;
/** Every connection keeps each prepared statement with its plan. */
const MAX_NAMES = 200;
/** Limit of the counted texts; lists of different lengths produce many. */
const MAX_TEXTS = 2_000;

/** Chooses the statements to prepare, those with an identical text seen often, and their names. */
export function createStatementNames() {
  let uses = new Map<string, number>();
  let names = new Map<string, string>();
  let made = 0;

  return {
    /** @returns undefined for a text that is not prepared */
    of(text: string): string | undefined {
      const known = names.get(text);
      if (known !== undefined || names.size >= MAX_NAMES) return known;

      const times = (uses.get(text) ?? 0) + 1;
      if (times < MIN_USES) {
        if (uses.size >= MAX_TEXTS) uses = new Map();
        uses.set(text, times);
        return undefined;
      }
      uses.delete(text);
      const name = `brasa_${(made += 1)}`;
      names.set(text, name);
      return name;
    },

    /** Gives every text another name, because the prepared statements do not fit the migrated tables. */
    renew() {
      names = new Map();
    },
  };
}

export type StatementNames = ReturnType<typeof createStatementNames>;
