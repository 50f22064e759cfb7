import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, vi } from 'vitest';
import { ProjectEditor } from '@/features/editor/shell/components/project-editor';
import type { ProjectView } from '@/features/projects/schema';
import { AccountProvider } from '@/browser/api/session/account';
import { stubWideWindow } from '@/testing/ui/wide-window';
import { renderUi } from './render-ui';
import { sampleProject } from './sample-project';

const UID = 'abcdefghjkmn';
const PATH = `/dashboard/projects/${UID}`;
export const text = (en: string, pt?: string) => [
  { lang: 'en', value: en },
  pt ? { lang: 'pt-BR', value: pt } : { lang: 'pt-BR', value: '', pending: true },
];
export const picture = (key: string) => ({
  name: `${key}.jpg`,
  url: `http://x/files/${key}`,
  key,
  width: 800,
  height: 600,
  placeholder: null,
  variants: [],
});
export const step = (name: string, more = {}) => ({
  id: name,
  projectUid: UID,
  type: 1,
  version: 1,
  file: null,
  alt: [],
  media: [],
  name: text(name, name),
  description: text(`How to ${name}`, 'Assim'),
  ...more,
});
export const chapter = (name: string) => step(name, { type: 2, description: [] });
type Step = ReturnType<typeof step>;
export const projectOf = (...steps: Step[]) =>
  sampleProject({
    languages: ['en', 'pt-BR'],
    stepCount: steps.length,
    steps,
  });

export type Call = { method: string; path: string; body: Record<string, unknown> };
export const calls: Call[] = [];
/** The response to a call; 204 when a test does not care. */
let answer: (call: Call) => Response | undefined;
export const answerWith = (next: typeof answer) => {
  answer = next;
};
export const refusal = (status = 422, message = 'Not this one.') =>
  Response.json({ error: { code: 'validation_failed', message } }, { status });

/** Mocks a server with the responses of the test, and a wide window. */
export const withList = () =>
  beforeEach(() => {
    calls.length = 0;
    answer = () => undefined;
    localStorage.clear();
    stubWideWindow();
    vi.stubGlobal(
      'fetch',
      vi.fn(async (address: string, init: RequestInit) => {
        const call = {
          method: init.method ?? 'GET',
          path: new URL(address, 'http://x').pathname.split(UID)[1] ?? '',
          body: JSON.parse(String(init.body ?? '{}')) as Record<string, unknown>,
        };
        calls.push(call);
        return answer(call) ?? new Response(null, { status: 204 });
      }),
    );
  });

/** @param account whose device stores drafts; none are stored without one */
export function open(project: ProjectView, address = '#steps', account?: string) {
  window.history.replaceState(null, '', `${PATH}${address}`);
  const editor = <ProjectEditor project={project} path={PATH} shortLink="http://x/p/y" />;
  renderUi(
    account === undefined ? editor : <AccountProvider account={account}>{editor}</AccountProvider>,
  );
  return userEvent.setup();
}
const shownRows = () => [...document.querySelectorAll<HTMLButtonElement>('[data-item]')];
export const rows = () => shownRows().map(({ dataset }) => dataset['item']);
export const row = (name: string) =>
  shownRows().find(({ dataset }) => dataset['item'] === name) as HTMLButtonElement;
export const menu = async (
  user: ReturnType<typeof userEvent.setup>,
  name: string,
  entry: string,
) => {
  await user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  await user.click(screen.getByRole('menuitem', { name: entry }));
};
export const added = ({ body }: Call): Response => {
  const name = (body['name'] as { value: string }[])[0]?.value ?? '';
  return Response.json(step(name, { ...body, file: null, alt: [] }), { status: 201 });
};
export const FOUR = ['Saw', 'Sand', 'Oil', 'Wax'];
export const four = () => projectOf(...FOUR.map((name) => step(name)));
