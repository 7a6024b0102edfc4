import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readConfig, settingNames } from '../../bff/settings/config.ts';

const composeFile = z.object({
  services: z.record(
    z.string(),
    z.object({
      image: z.string(),
      read_only: z.boolean().default(false),
      cap_drop: z.array(z.string()).default([]),
      ports: z.array(z.string()).default([]),
      profiles: z.array(z.string()).default([]),
      healthcheck: z.object({ test: z.array(z.string()) }),
      volumes: z.array(z.string()).default([]),
      environment: z.record(z.string(), z.string()).default({}),
      depends_on: z.record(z.string(), z.object({ condition: z.literal('service_healthy') })).default({}),
      deploy: z.object({ replicas: z.number().default(1) }).optional(),
    }),
  ),
  volumes: z.record(z.string(), z.null()),
});

async function readCompose() {
  const text = await readFile('docker-compose.yml', 'utf8');
  const { services, volumes } = composeFile.parse(parse(text, { merge: true }));
  return { services: new Map(Object.entries(services)), volumes: Object.keys(volumes) };
}

/** Replaces each `${NAME:-default}` in the environment variables by its default, as Docker Compose does. */
function filledIn(environment: Record<string, string>) {
  const entries = Object.entries(environment).map(([name, value]) => [
    name,
    value.replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1'),
  ]);
  return z.record(z.string(), z.string()).parse(Object.fromEntries(entries));
}

describe('docker-compose.yml', () => {
  it.each(['gateway', 'platform'])(
    'docker-compose.yml gives the %s only known settings, which are valid in production',
    async (name) => {
      const environment = filledIn((await readCompose()).services.get(name)?.environment ?? {});
      expect(Object.keys(environment).filter((setting) => !settingNames.includes(setting))).toEqual([]);
      expect(readConfig(environment).production).toBe(true);
    },
  );

  it('docker-compose.yml runs two gateways in front of one platform, connected by one Redis', async () => {
    const { services } = await readCompose();
    const gateway = services.get('gateway');
    const platform = services.get('platform');
    expect(gateway?.deploy?.replicas).toBe(2);
    expect(gateway?.environment['REDIS_URL']).toBe(platform?.environment['REDIS_URL']);
    expect(readConfig(filledIn(platform?.environment ?? {})).role).toBe('platform');
  });

  it('each service and volume that a service in docker-compose.yml uses is defined in the file', async () => {
    const { services, volumes } = await readCompose();
    for (const { depends_on: needed, volumes: used } of services.values()) {
      expect([...services.keys()]).toEqual(expect.arrayContaining(Object.keys(needed)));
      expect(volumes).toEqual(expect.arrayContaining(used.map((volume) => volume.split(':')[0])));
    }
  });

  it('docker-compose.yml pins third-party images to a version, and runs the brasa image read-only without capabilities', async () => {
    const { services } = await readCompose();
    for (const { image, read_only: isReadOnly, cap_drop: dropped } of services.values()) {
      if (image !== 'brasa') expect(image).toMatch(/:v?\d+(\.\d+)?/);
      else expect({ isReadOnly, dropped }).toEqual({ isReadOnly: true, dropped: ['ALL'] });
    }
  });

  it('services without a profile publish ports on 127.0.0.1 only', async () => {
    const { services } = await readCompose();
    const always = [...services.values()].filter(({ profiles }) => profiles.length === 0);
    expect(always.flatMap(({ ports }) => ports).filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
  });

  it('the build contains every command that OPERATING.md names', async () => {
    const named = [...(await readFile('bff/OPERATING.md', 'utf8')).matchAll(/`(?:node dist\/bff\/|)([\w-]+)\.js\b/g)];
    const built = await readFile('bff/vite.config.ts', 'utf8');
    expect(named.length).toBeGreaterThan(4);
    for (const [, name] of named) expect(built, name).toMatch(new RegExp(`^ +'?${name}'?: 'bff/`, 'm'));
  });
});
