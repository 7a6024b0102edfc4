import type { DemoWorld } from '../platform/settings/demo-world.ts';
import { demoLogins } from './logins.ts';
import { seedDemo } from './seed.ts';

/** The demo world, in the form that the platform's settings expect. */
export const demoWorld: DemoWorld = { logins: demoLogins, seed: seedDemo };
