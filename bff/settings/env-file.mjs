import { existsSync } from 'node:fs';

/** Loads `.env` from the working directory, if the file exists. Variables that are already set keep their values. */
if (existsSync('.env')) process.loadEnvFile('.env');
