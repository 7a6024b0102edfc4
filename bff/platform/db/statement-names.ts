/**
 * A statement is prepared at its fifth use, because a rarer statement may never be used again. PostgreSQL's JDBC driver
 * has the same threshold.
 */
const MIN_USES = 5;
/**
 * The maximum number of prepared statements. Every connection keeps each of these statements with its plan in memory.
 */
const MAX_NAMES = 200;
/**
 * The maximum number of statements for which the platform counts uses. The number must be bounded, because lists of
 * different lengths produce many different statements.
 */
const MAX_TEXTS = 2_000;

/** Chooses the statements to prepare (statements that often run with an identical text), and gives each a name. */
export function createStatementNames() {
  let uses = new Map<string, number>();
  let names = new Map<string, string>();
  let made = 0;

  return {
    /** @returns the name under which this statement is prepared; undefined for a statement that is not prepared */
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

    /**
     * Drops all names. After a migration has changed the tables, each statement is therefore prepared again under a new
     * name.
     */
    renew() {
      names = new Map();
    },
  };
}

export type StatementNames = ReturnType<typeof createStatementNames>;
