import type { DemoWorld } from '../platform/settings/demo-world.ts';
import { demoLogins } from './logins.ts';
import { seedDemo } from './seed.ts';

/** The demo world: the functions and accounts that the platform gets by its settings. */
export const demoWorld: DemoWorld = { logins: demoLogins, seed: seedDemo };
