import { existsSync } from 'node:fs';

/** Reads `.env` of the folder that a command is run in, where there is one; what the environment says already stays. */
if (existsSync('.env')) process.loadEnvFile('.env');
