/** The second line of a failure message, if a lost connection may be the cause. */
export const CHECK_CONNECTION = 'Verifique sua conexão.';
export const CHECK_AND_RETRY = 'Verifique sua conexão e tente novamente.';

/** The label of all buttons that repeat a failed action. */
export const RETRY = 'Tentar de novo';
