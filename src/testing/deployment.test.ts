import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

type Service = Record<string, unknown> & { environment?: Record<string, unknown> };
const { services } = parse(readFileSync('compose.yaml', 'utf8'), { merge: true }) as {
  services: Record<string, Service>;
};

it.each(Object.entries(services))('the container %s is confined', (_, service) => {
  expect(service).toMatchObject({
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    mem_limit: expect.any(String),
    pids_limit: expect.any(Number),
    logging: { options: { 'max-size': expect.any(String) } },
  });
});

it('the password of the database needs no encoding in compose.yaml', () => {
  const { DATABASE_URL, PGPASSWORD } = services.makerstep?.environment ?? {};
  expect(new URL(String(DATABASE_URL)).password).toBe('');
  expect(PGPASSWORD).toBe(services.postgres?.environment?.POSTGRES_PASSWORD);
});

it('the mail catcher of compose.yaml starts only when it is asked for', () => {
  expect(services.mail?.profiles).toEqual(['mail']);
});
