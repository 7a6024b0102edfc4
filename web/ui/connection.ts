/** The detail of a failure that a lost connection may have caused. */
export const CHECK_CONNECTION = 'Verifique sua conexão.';
export const CHECK_AND_RETRY = 'Verifique sua conexão e tente novamente.';

/** The label of each button that repeats what failed. */
export const RETRY = 'Tentar de novo';
