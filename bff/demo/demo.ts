import type { DemoWorld } from '../platform/settings/demo-world.ts';
import { demoLogins } from './logins.ts';
import { seedDemo } from './seed.ts';

/** The demo world, as the platform takes it. */
export const demoWorld: DemoWorld = { logins: demoLogins, seed: seedDemo };
