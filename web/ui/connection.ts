/** The second sentence of a failure message whose cause may be a lost connection. */
export const CHECK_CONNECTION = 'Verifique sua conexão.';
export const CHECK_AND_RETRY = 'Verifique sua conexão e tente novamente.';

/** The label of every button that retries a failed action. */
export const RETRY = 'Tentar de novo';
