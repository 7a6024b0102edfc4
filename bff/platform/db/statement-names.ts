/**
 * A statement is prepared at its fifth use, because a rarer one may never come again. PostgreSQL's JDBC driver has the
 * same threshold.
 */
const MIN_USES = 5;
/** The maximum number of prepared statements. Every connection keeps each of them with its plan in memory. */
const MAX_NAMES = 200;
/**
 * The maximum number of statements for which uses are counted. Lists of different lengths produce many different
 * statements.
 */
const MAX_TEXTS = 2_000;

/** Chooses which statements to prepare (those seen often with an identical text), and names them. */
export function createStatementNames() {
  let uses = new Map<string, number>();
  let names = new Map<string, string>();
  let made = 0;

  return {
    /** @returns the name of a prepared statement; undefined for a statement that is not prepared */
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
     * Drops all names, so that statements are prepared again under new names after a migration has changed the tables.
     */
    renew() {
      names = new Map();
    },
  };
}

export type StatementNames = ReturnType<typeof createStatementNames>;
