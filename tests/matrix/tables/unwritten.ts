/** Of the schema, but not of the platform yet: their lines come with it, and then this list goes. */
export const unwritten = ['query payments', 'query payment'];
