import { both, newPerson } from '../support/api';
import { test } from '../support/fixtures';
import { Visitor } from './device';
import { firefox } from './firefox';
import { webkit } from './webkit';

test.setTimeout(180_000);

for (const [name, start] of [
  ['Firefox ESR', () => firefox()],
  ['WebKitGTK', () => webkit(Number(process.env['E2E_PORT'] ?? 3210) + 9)],
] as const)
  test(`people read and write with ${name}`, async ({ api, baseURL }) => {
    await api.signUp(newPerson());
    const guide = `Change a socket ${name}`;
    const uid = await api.publishedProject({ name: guide, steps: 2 });
    const { steps } = await api.call<{ steps: { id: string }[] }>(
      'GET',
      `/dashboard/projects/${uid}`,
    );
    await api.call('PATCH', `/dashboard/projects/${uid}/steps/${steps[0]?.id}`, {
      lines: [{ kind: 'danger', text: both('Mains are live.', 'Há tensão na rede.') }],
      timers: [{ seconds: 600, label: both('Glue sets', 'A cola pega') }],
    });

    const device = await start();
    const visitor = new Visitor(device, baseURL ?? '');
    try {
      await test.step('the landing page, and a search', async () => {
        await visitor.open('/');
        await visitor.hydrated();
        await visitor.open(`/explore?search=${encodeURIComponent('sokcet')}`);
        await visitor.see(guide);
        await visitor.press('link', guide);
        await visitor.at(/^\/p\//);
        await visitor.see('Mains are live.');
      });

      await test.step('the viewer, a warning, a timer and a report', async () => {
        await visitor.open(`/p/${uid}/s/2`);
        await visitor.hydrated();
        await visitor.see('Mains are live.');
        await visitor.pressAway('Understood');
        await visitor.see('Step name 2');
        await visitor.press('button', 'Previous step');
        await visitor.see('Step name 1');
        await visitor.press('button', 'Start timer');
        await visitor.press('button', 'More options');
        await visitor.press('button', 'Report a problem');
        await visitor.type('Subject', 'Blurred');
        await visitor.type('Message', 'One cannot see the screw.');
        await visitor.press('button', 'Send');
        await visitor.see('Thanks! your report has been sent.');
      });

      await test.step('an account, a guide from an example, and one save', async () => {
        const person = newPerson();
        await visitor.open('/auth?new');
        await visitor.hydrated();
        await visitor.type('Name', person.name);
        await visitor.type('E-mail', person.email);
        await visitor.type('Password', person.password);
        await visitor.press('button', 'Sign up');
        await visitor.see('Successfully created!');
        await visitor.type('Password', person.password);
        await visitor.press('button', 'Log in');
        await visitor.at(/^\/dashboard/);
        await visitor.open('/dashboard/projects');
        await visitor.hydrated();
        await visitor.press('button', 'From an example');
        await visitor.at(/^\/dashboard\/projects\/.+/);
      });
      await visitor.expectNoErrors();
    } finally {
      await device.close();
    }
  });
