export { RecoveryDialog } from '../recovery/RecoveryDialog.tsx';
export { SecondStepDialog } from './SecondStepDialog.tsx';
export { signInWithPasskey } from './signInWithPasskey.ts';
