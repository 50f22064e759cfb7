import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/browser/api/api-error';
import { putFile } from '@/browser/api/put-file';
import { ToastProvider } from '@/ui/kit/toasts/toast-provider';
import { handOverPictures } from '@/features/projects/ui/hooks/first-pictures';
import { ClientMessages } from '@/i18n/client-messages';
import { sampleProject } from '@/testing/ui/sample-project';
import { stubWideWindow } from '@/testing/ui/wide-window';
import { ProjectEditor } from '../../shell/components/project-editor';

vi.setConfig({ testTimeout: 20_000 });
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn() }),
  usePathname: () => '/',
}));
vi.mock('@/browser/api/put-file', () => ({ putFile: vi.fn() }));

const UID = 'abcdefghjkmn';
const PATH = `/dashboard/projects/${UID}`;
const project = sampleProject({
  name: 'Estante',
  languages: ['pt-BR', 'en'],
});

/** Fake uploads: each is named and waits until the test resolves or rejects it. */
const uploads = new Map<
  string,
  { arrive: () => void; fail: (error: unknown) => void; report: (percent: number) => void }
>();
const sent = () => [...uploads.keys()];
const made: { name: { value: string }[]; file: { url: string } }[] = [];
const sorted = vi.fn();
const pictured: { step: string; media: { id?: string; file?: { url: string } }[] }[] = [];

beforeEach(() => {
  uploads.clear();
  made.length = 0;
  pictured.length = 0;
  sorted.mockReset();
  window.history.replaceState(null, '', PATH);
  sessionStorage.clear();
  stubWideWindow();
  vi.mocked(putFile).mockImplementation(
    (address, _body, { onProgress }) =>
      new Promise<void>((resolve, reject) => {
        uploads.set(new URL(address, 'http://x').searchParams.get('name') ?? '', {
          arrive: resolve,
          fail: reject,
          report: onProgress,
        });
      }),
  );
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string, init: RequestInit) => {
      const body = JSON.parse(String(init.body ?? '{}'));
      if (address.includes('/sign-url/'))
        return Response.json({
          returnData: {
            signedRequest: `http://x/uploads/k?name=${encodeURIComponent(body.fileName)}`,
            headers: {},
            key: `1-${body.fileName}`,
          },
        });
      if (address.includes('/sort')) {
        sorted(body.ids);
        return Response.json(project);
      }
      const step = { projectUid: UID, alt: [], file: null };
      const medium = (id: string, key: string) => ({ id, alt: [], file: { key } });
      if (init.method === 'PATCH') {
        const id = new URL(address, 'http://x').pathname.split('/').at(-1) ?? '';
        pictured.push({ step: id, media: body.media ?? [{ file: body.file }] });
        const media = pictured.filter((each) => each.step === id).at(-1)?.media ?? [];
        const shown = media.map((each) =>
          medium(each.id ?? `m-${each.file?.url}`, each.file?.url ?? ''),
        );
        const text = [{ lang: 'pt-BR', value: id }];
        const changed = { ...step, type: 1, id, name: text, description: text };
        return Response.json({ ...changed, version: body.version + 1, media: shown });
      }
      made.push(body);
      const key = body.file?.url;
      const id = key ? `s-${key}` : 's-typed';
      return Response.json(
        { ...body, ...step, id, version: 1, media: key ? [medium(id, key)] : [] },
        { status: 201 },
      );
    }),
  );
});

function open() {
  render(
    <ClientMessages
      locale="en"
      namespaces={['editor', 'upload', 'share', 'validation', 'dashboard', 'viewer']}
    >
      <ToastProvider>
        <ProjectEditor project={project} path={PATH} shortLink="http://x/p/y" />
      </ToastProvider>
    </ClientMessages>,
  );
  return userEvent.setup();
}
const photo = (name: string, type = 'image/jpeg') => new File(['x'], name, { type });
const drop = (...files: File[]) =>
  fireEvent.drop(screen.getByRole('button', { name: 'Add step' }), {
    dataTransfer: { files, types: ['Files'] },
  });
const arrive = async (...names: string[]) => {
  for (const name of names) await waitFor(() => expect(sent()).toContain(name));
  await act(async () => names.forEach((name) => uploads.get(name)?.arrive()));
};
const rows = () =>
  screen
    .queryAllByRole('button', { name: /^Reorder / })
    .map((row) => row.getAttribute('aria-label'));

it('makes a step of each picture, in the order of the file names, three uploads at once', async () => {
  open();
  drop(
    photo('IMG_10.jpg'),
    photo('IMG_2.jpg'),
    photo('IMG_1.jpg'),
    photo('glue the joint.png', 'image/png'),
    photo('notes.txt', 'text/plain'),
  );
  await waitFor(() => expect(sent()).toEqual(['glue the joint.png', 'IMG_1.jpg', 'IMG_2.jpg']));
  expect(screen.getByText(/^“notes.txt” is not a picture and was left out/)).toBeTruthy();
  await act(async () => uploads.get('IMG_1.jpg')?.report(40));
  expect(
    screen.getByRole('progressbar', { name: 'IMG_1.jpg: upload' }).getAttribute('aria-valuenow'),
  ).toBe('40');
  await arrive('IMG_2.jpg', 'IMG_1.jpg');
  await arrive('IMG_10.jpg');
  expect(made).toEqual([]);
  await arrive('glue the joint.png');
  await screen.findByText('4 images uploaded successfully!');
  expect(made.map(({ name, file }) => [name[0]?.value, file.url])).toEqual([
    ['Glue the joint', '1-glue the joint.png'],
    ['Passo 2', '1-IMG_1.jpg'],
    ['Passo 3', '1-IMG_2.jpg'],
    ['Passo 4', '1-IMG_10.jpg'],
  ]);
  expect(rows()).toEqual([
    'Reorder Glue the joint',
    'Reorder Passo 2',
    'Reorder Passo 3',
    'Reorder Passo 4',
  ]);
  // A refused picture stays until the user dismisses it; a retry would not help.
  const queue = within(screen.getByRole('region', { name: 'Pictures being uploaded' }));
  expect(queue.queryByRole('button', { name: /again/i })).toBeNull();
  fireEvent.click(queue.getByRole('button', { name: /notes.txt/ }));
  expect(screen.queryByRole('region', { name: 'Pictures being uploaded' })).toBeNull();
});

it('makes steps of the pictures that were selected with the new guide', async () => {
  handOverPictures(UID, [photo('1.jpg')]);
  open();
  await arrive('1.jpg');
  await screen.findByRole('button', { name: 'Reorder Passo 1' });
  expect(made).toHaveLength(1);
});

it('names pasted files that are no pictures', () => {
  open();
  fireEvent.paste(document.body, {
    clipboardData: { files: [photo('plan.pdf', 'application/pdf')] },
  });
  expect(screen.getByText(/^“plan.pdf” is not a picture/)).toBeTruthy();
});

it('continues when one fails, which can be retried and gets its position, or be dismissed', async () => {
  const user = open();
  drop(photo('1.jpg'), photo('2.jpg'), photo('3.jpg'), photo('4.jpg', 'image/heic'));
  await waitFor(() => expect(sent()).toHaveLength(3));
  await act(async () =>
    uploads.get('1.jpg')?.fail(new ApiError('unreachable', 'The line is down.', { status: 0 })),
  );
  await arrive('2.jpg', '3.jpg');
  const queue = within(screen.getByRole('region', { name: 'Pictures being uploaded' }));
  await queue.findByText('2 of 4 pictures have become steps');
  expect(queue.getByText('The line is down.')).toBeTruthy();
  expect(
    queue.getByText('This browser cannot read HEIC photos. Save it as JPEG, or use Safari.'),
  ).toBeTruthy();
  await user.click(queue.getByRole('button', { name: 'Leave out 4.jpg' }));
  uploads.clear();
  await user.click(queue.getByRole('button', { name: 'Try 1.jpg again' }));
  await arrive('1.jpg');
  await screen.findByText('3 images uploaded successfully!');
  expect(sorted).toHaveBeenCalledWith(['s-1-1.jpg', 's-1-2.jpg', 's-1-3.jpg']);
  expect(rows()).toEqual(['Reorder Passo 3', 'Reorder Passo 1', 'Reorder Passo 2']);
});

it('asks before leaving while pictures are uploading', async () => {
  const user = open();
  drop(photo('1.jpg'));
  await waitFor(() => expect(sent()).toEqual(['1.jpg']));
  await user.click(screen.getByRole('link', { name: 'My projects' }));
  expect(
    within(screen.getByRole('alertdialog')).getByText(/Pictures are still being uploaded/),
  ).toBeTruthy();
});

it('gives the new step three of several and offers the others as new steps; pasting works without an open step', async () => {
  const user = open();
  fireEvent.paste(document, { clipboardData: { files: [photo('pasted.png', 'image/png')] } });
  await arrive('pasted.png');
  await screen.findByText('Image uploaded successfully!');
  await user.click(screen.getByRole('button', { name: 'Add step' }));
  fireEvent.drop(screen.getByRole('button', { name: 'Choose a picture' }), {
    dataTransfer: {
      files: ['d', 'b', 'c', 'a'].map((name) => photo(`${name}.jpg`)),
      types: ['Files'],
    },
  });
  screen.getByText('2 more pictures come with this step.');
  await user.click(screen.getByRole('button', { name: 'New step' }));
  await arrive('a.jpg', 'd.jpg');
  await waitFor(() =>
    expect(made.map(({ file }) => file.url)).toEqual(['1-pasted.png', '1-d.jpg']),
  );
  // They wait in the editor, also while the panel is closed.
  await user.click(screen.getByRole('button', { name: 'Close panel' }));
  await user.click(screen.getByRole('button', { name: 'Add step' }));
  screen.getByText('2 more pictures come with this step.');
  await user.type(screen.getByLabelText('Name'), 'Cut');
  await user.type(screen.getByLabelText('Description'), 'Slowly');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await arrive('b.jpg', 'c.jpg');
  await waitFor(() =>
    expect(pictured.map(({ step, media }) => [step, media.at(-1)?.file?.url])).toEqual(
      ['a', 'b', 'c'].map((name) => ['s-typed', `1-${name}.jpg`]),
    ),
  );
  expect(screen.queryByText(/come with this step/)).toBeNull();
});

it('links from pictures over the quota of the account to its usage, once for all of them', async () => {
  const user = open();
  drop(photo('1.jpg'), photo('2.jpg'), photo('3.jpg'));
  await waitFor(() => expect(sent()).toHaveLength(3));
  const full = new ApiError('account_storage_full', 'No room.', { status: 409 });
  await act(async () => ['1.jpg', '2.jpg'].forEach((name) => uploads.get(name)?.fail(full)));
  await arrive('3.jpg');
  const link = await screen.findByRole('link', { name: 'See how much storage is used' });
  expect(link.getAttribute('href')).toBe('/dashboard/settings/account#storage');
  for (const name of ['1.jpg', '2.jpg'])
    await user.click(screen.getByRole('button', { name: `Leave out ${name}` }));
  expect(screen.queryByRole('link', { name: 'See how much storage is used' })).toBeNull();
});

it('makes one step of three pictures where that is chosen, whatever arrives first', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'More to add' }));
  await user.click(screen.getByRole('menuitem', { name: 'Add pictures: one step of three' }));
  const names = ['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg'];
  fireEvent.change(screen.getByTestId('step-pictures'), {
    target: { files: names.map((name) => photo(name)) },
  });
  await arrive('3.jpg', '1.jpg', '2.jpg');
  await arrive('5.jpg', '4.jpg');
  await screen.findByText('5 images uploaded successfully!');
  expect(made.map(({ file }) => file.url)).toEqual(['1-1.jpg', '1-4.jpg']);
  const added = pictured.map(({ step, media }) => [step, media.length, media.at(-1)?.file?.url]);
  expect(added).toEqual([
    ['s-1-1.jpg', 2, '1-2.jpg'],
    ['s-1-1.jpg', 3, '1-3.jpg'],
    ['s-1-4.jpg', 2, '1-5.jpg'],
  ]);
  expect(rows()).toHaveLength(2);
});

it('adds pictures to the step on whose picture they are dropped, as far as it has room', async () => {
  open();
  drop(photo('1.jpg'));
  await arrive('1.jpg');
  await waitFor(() => expect(rows()).toHaveLength(1));
  const target = screen.getByTitle('No picture yet');
  const files = ['2.jpg', '3.jpg', '4.jpg'].map((name) => photo(name));
  const dataTransfer = { files, types: ['Files'], getData: () => '' };
  fireEvent.dragOver(target, { dataTransfer });
  expect(screen.queryByText(/each becomes a step/)).toBeNull();
  expect(target.closest('li')?.hasAttribute('data-over')).toBe(true);
  fireEvent.drop(target, { dataTransfer });
  await arrive('3.jpg', '2.jpg');
  expect(screen.getByText(/three pictures at most, so one was left out/)).toBeTruthy();
  await waitFor(() => expect(pictured.map(({ media }) => media.length)).toEqual([2, 3]));
  expect(pictured.at(-1)?.media.at(-1)?.file?.url).toBe('1-3.jpg');
  expect(rows()).toHaveLength(1);
});
