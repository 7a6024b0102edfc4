export function faultsOfCommit(message: string): string[];
