import { existsSync } from 'node:fs';

/** Reads `.env` of the working directory, if there is one. Variables that are already set keep their values. */
if (existsSync('.env')) process.loadEnvFile('.env');
