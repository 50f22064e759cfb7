import sharp from 'sharp';
import { expect, it } from 'vitest';
import { GET as logoFile } from '../../../logo/[version]/[file]/route';
import { storePicture } from '@/features/uploads/server/import-files';
import { db } from '@/server/db/client';
import { site } from '@/server/site/current';
import { call } from '@/testing/api';
import { buildOperator } from '@/testing/database/factories';
import { GET, PATCH } from './route';

const operator = () => buildOperator();

it('tells and changes what the site is called and looks like, and writes it into the log', async () => {
  const { token } = await operator();
  const { body } = await call(GET, { token });
  expect(body).toMatchObject({
    name: 'Makerstep',
    accent: null,
    language: 'en',
    shows: { landing: true, upgradeBox: true, agents: true, mcp: true },
  });
  const changed = await call(PATCH, {
    method: 'PATCH',
    token,
    body: {
      name: ' Fixit Club ',
      accent: '#FFD400',
      imprint: { en: 'Fixit Ltd' },
      links: ['https://fixit.example/'],
      language: 'pt-BR',
      shows: { pricing: false },
    },
  });
  expect(changed.body).toMatchObject({
    name: 'Fixit Club',
    accent: '#ffd400',
    imprint: { en: 'Fixit Ltd', 'pt-BR': '' },
    links: ['https://fixit.example/'],
    language: 'pt-BR',
    shows: { landing: true, pricing: false },
  });
  expect(changed.body.shownAccent.light).not.toBe('#ffd400');
  expect(site().name).toBe('Fixit Club');
  expect(await db().operatorAct.findMany({ select: { kind: true, details: true } })).toEqual([
    {
      kind: 'site_changed',
      details: { fields: ['name', 'accent', 'imprint', 'links', 'language', 'shows'] },
    },
  ]);
});

it('closes the site for all who are not signed in, and the log says so', async () => {
  const { token } = await operator();
  const change = (readers: string) =>
    call(PATCH, { method: 'PATCH', token, body: { readers } }).then(({ body }) => body);
  expect(await change('signedIn')).toMatchObject({ readers: 'signedIn' });
  expect(site().readers).toBe('signedIn');
  expect((await change('nobody')).error.fields).toHaveProperty('readers');
  expect(await change('everybody')).toMatchObject({ readers: 'everybody' });
  const acts = await db().operatorAct.findMany({ orderBy: { id: 'asc' } });
  expect(acts.map(({ details }) => details)).toEqual(
    ['signedIn', 'everybody'].map((readers) => ({ fields: ['readers'], readers })),
  );
});

it.each([
  ['name', ''],
  ['accent', 'red'],
  ['links.0', ['javascript:alert(1)']],
  ['links.0', ['http://fixit.example/']],
  ['links.1', ['https://fixit.example/', 'HTTP://fixit.example/we']],
  ['links.0', ['https://ana:pw@fixit.example/']],
  ['links.0', ['//fixit.example/']],
  ['links.0', ['https://fixit']],
])('refuses a wrong %s at its field', async (field, value) => {
  const { token } = await operator();
  const { status, body } = await call(PATCH, {
    method: 'PATCH',
    token,
    body: { [field.split('.')[0] ?? '']: value },
  });
  expect([status, Object.keys(body.error.fields)]).toEqual([422, [field]]);
});

it('keeps http links of an earlier release until the list is changed, and shows no broken one', async () => {
  const { token } = await operator();
  const old = ['http://fixit.example/', 'javascript:alert(1)', 'broken'];
  await db().setting.upsert({
    where: { key: 'site' },
    create: { key: 'site', value: { links: old } },
    update: { value: { links: old } },
  });
  const { body } = await call(PATCH, { method: 'PATCH', token, body: { name: 'Fixit Club' } });
  expect(body).toMatchObject({ name: 'Fixit Club', links: ['http://fixit.example/'] });
});

it('takes an uploaded picture as the logo, and shows it at an address of its own', async () => {
  const { token, actor } = await operator();
  const png = await sharp({
    create: { width: 300, height: 100, channels: 3, background: '#0f766e' },
  })
    .png()
    .toBuffer();
  const url = await storePicture(actor, 'avatar', 'logo.png', png);
  const { body } = await call(PATCH, { method: 'PATCH', token, body: { logo: { url } } });
  expect(body.logo).toMatchObject({ width: 300, height: 100 });
  const [version = ''] = new URL(body.logo.url).pathname.split('/').slice(2);
  const read = async (file: string, of = version) =>
    logoFile(new Request('http://localhost'), { params: Promise.resolve({ version: of, file }) });
  const icon = await sharp(
    Buffer.from(await (await read('icon-192.png')).arrayBuffer()),
  ).metadata();
  expect([icon.format, icon.width, icon.height]).toEqual(['png', 192, 192]);
  expect((await read('logo.webp')).headers.get('content-type')).toBe('image/webp');
  expect([(await read('logo.svg')).status, (await read('logo.webp', 'old')).status]).toEqual([
    404, 404,
  ]);
  const other = await buildOperator();
  const foreign = await call(PATCH, {
    method: 'PATCH',
    token: other.token,
    body: { logo: { url } },
  });
  expect(foreign.status).toBe(422);
  await call(PATCH, { method: 'PATCH', token, body: { logo: null } });
  expect((await read('logo.webp')).status).toBe(404);
});
