import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import * as d from '../src/testing/docx';
const pics: Record<string, Buffer> = {};
for (let i = 1; i <= 6; i++)
  pics[`word/media/image${i}.png`] = await sharp({
    create: { width: 800, height: 600, channels: 3, background: `hsl(${i * 50},60%,50%)` },
  })
    .png()
    .toBuffer();
const body = [
  d.title('Changing the spindle bearing of the milling machine'),
  d.p('For maintenance staff. Read everything before you begin.'),
  d.h1('Prepare'),
  ...[1, 2, 3].flatMap((i) => [
    d.h2(`Fit the bearing part ${i}`),
    d.p('Danger: the spindle may turn.'),
    d.p('Loosen the four screws crosswise.'),
    `<w:p>${d.picture(i, 'Four screws')}</w:p>`,
  ]),
  d.h1('Assemble'),
  ...[4, 5, 6].flatMap((i) => [
    d.h2(`Assemble part ${i}`),
    d.item('Press the ring in.'),
    d.item('Check the play.'),
    `<w:p>${d.picture(i, 'Ring')}</w:p>`,
  ]),
  '<w:p><w:r><w:del w:id="1"><w:delText>gone</w:delText></w:del></w:r></w:p>',
  '<w:p><w:del w:id="2" w:author="x"><w:r><w:delText>old words</w:delText></w:r></w:del></w:p>',
].join('');
writeFileSync('/tmp/manual.docx', await d.docxFile({ body, files: pics }));
const log = readFileSync('/tmp/loadserve.log', 'utf8');
const password = /with the password (\S+)/.exec(log)![1]!;
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const [name, width, scheme, lang] of [
  ['a', 1440, 'light', 'en'],
  ['b', 360, 'dark', 'pt-BR'],
] as const) {
  const page = await (
    await browser.newContext({
      viewport: { width, height: 900 },
      colorScheme: scheme,
      locale: lang,
    })
  ).newPage();
  await page.goto(`http://localhost:3970/${lang === 'en' ? '' : 'pt-BR/'}auth`);
  await page.locator('input[type=email]').first().fill('ana@makerstep.example');
  await page.locator('input[type=password]').first().fill(password);
  await page.locator('form button[type=submit]').first().click();
  await page.waitForURL(/dashboard/);
  await page.goto(`http://localhost:3970/${lang === 'en' ? '' : 'pt-BR/'}dashboard/import`);
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/shot-${name}-0.png`, fullPage: true });
  await page.locator('input[type=file]').first().setInputFiles('/tmp/manual.docx');
  await page.waitForTimeout(6000);
  await page.screenshot({ path: `/tmp/shot-${name}-1.png`, fullPage: true });
  const t = Date.now();
  await page
    .getByRole('button', { name: /^(Import|Importar) / })
    .last()
    .click();
  await page.waitForTimeout(6000);
  await page.screenshot({ path: `/tmp/shot-${name}-2.png`, fullPage: true });
  console.log(name, Date.now() - t);
}
await browser.close();
