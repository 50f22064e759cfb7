import { fireEvent, render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastProvider } from '@/ui/kit/toasts/toast-provider';
import { StepText } from '@/features/viewer/stage/components/step-text';
import { PictureStage } from '@/features/viewer/stage/components/picture-stage';
import { ChapterBanner } from '@/features/viewer/stage/components/stage-status';
import { navigableSteps } from '@/features/viewer/shell/model/walk';
import { EDITOR_TEXTS } from '@/testing/ui/open-editor';
import { ClientMessages } from '@/i18n/client-messages';
import { type LocalizedText, pickText } from '@/shared/interface/localized-text';
import { sampleProject } from '@/testing/ui/sample-project';
import { stubWideWindow } from '@/testing/ui/wide-window';
import { ProjectEditor } from '../../shell/components/project-editor';

vi.setConfig({ testTimeout: 20_000 });
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn() }),
  usePathname: () => '/',
}));

const UID = 'abcdefghjkmn';
const text = (value: string, lang = 'en') => [{ lang, value }];
const file = {
  name: 'a.jpg',
  url: 'http://x/files/1-a.jpg',
  key: '1-a.jpg',
  width: 800,
  height: 600,
  placeholder: null,
  variants: [{ url: '/files/1-a-400.webp', width: 400 }],
};
const step = (id: string, more = {}) => ({
  id,
  projectUid: UID,
  type: 1,
  version: 1,
  file: null,
  alt: [],
  name: text(`Name ${id}`),
  description: text(`Text ${id}`),
  ...more,
});
const project = sampleProject({
  languages: ['en', 'pt-BR'],
  stepCount: 2,
  steps: [
    step('s1', { lines: [{ id: 'l1', kind: 'danger', text: text('Switch off the mains.') }] }),
    { ...step('c1'), type: 2, description: [] },
    step('s2', { file, alt: text('A sanded board') }),
  ],
});

const messages = (ui: React.ReactNode) => (
  <ClientMessages locale="en" namespaces={EDITOR_TEXTS}>
    <ToastProvider>{ui}</ToastProvider>
  </ClientMessages>
);
function previewOf(item: string): HTMLElement {
  window.history.replaceState(null, '', `/dashboard/projects/${UID}/step/${item}#steps`);
  const { getByRole } = render(
    messages(
      <ProjectEditor project={project} path={window.location.pathname} shortLink="http://x/p/y" />,
    ),
  );
  return getByRole('region', { name: 'Preview' });
}
// As the viewer does on a phone, without wide layouts.
const phoneLook = (element: Element | null | undefined) =>
  [...(element?.classList ?? [])]
    .filter(
      (name) =>
        !/^(wide:|mt-|absolute|inset-|top-|z-|mx-|max-w-|pointer-|animate-|wrap-)/.test(name),
    )
    .sort();
const read = (texts: readonly LocalizedText[]) => pickText(texts, 'en', project.languages);

beforeEach(() => {
  stubWideWindow();
  localStorage.clear();
});

describe('the preview', () => {
  it.each([
    ['s1', 1],
    ['s2', 2],
  ] as const)('shows step %s with the texts and the look of the viewer', (id, number) => {
    const current = navigableSteps(project.steps)[number - 1];
    if (!current) throw new Error('The step is missing.');
    const viewer = render(
      messages(
        <>
          {current.file && (
            <PictureStage
              steps={navigableSteps(project.steps)}
              step={number}
              read={read}
              isReady
              isKeyboardOn={false}
              onNext={() => {}}
              onPrevious={() => {}}
            />
          )}
          <StepText
            project={project}
            steps={navigableSteps(project.steps)}
            step={number}
            lang="en"
            languages={project.languages}
            read={read}
            headingId="h"
            isAlone={!current.file}
            spoken={undefined}
            ticks={[]}
            onTick={undefined}
            onNext={() => {}}
            onPrevious={() => {}}
          />
        </>,
      ),
    ).container;
    const preview = previewOf(id);
    const [shown, previewed] = [
      viewer.querySelector('section'),
      preview.querySelector('[role="group"]'),
    ];
    expect(previewed?.textContent).toBe(shown?.textContent);
    expect([...(previewed?.querySelectorAll('p, span') ?? [])].map(phoneLook)).toEqual(
      [...(shown?.querySelectorAll('h1, p, span') ?? [])].map(phoneLook),
    );
    const [seen, there] = [preview.querySelector('img'), viewer.querySelector('img')];
    expect([seen?.getAttribute('src'), seen?.getAttribute('srcset'), seen?.alt]).toEqual([
      there?.getAttribute('src'),
      there?.getAttribute('srcset'),
      there?.alt,
    ]);
    expect(phoneLook(seen)).toEqual(phoneLook(there));
  });

  it('reloads a failed picture when the network is back', () => {
    const region = previewOf('s2');
    const before = region.querySelector('img');
    if (!before) throw new Error('The picture is missing.');
    fireEvent.error(before);
    fireEvent(window, new Event('online'));
    expect(region.querySelector('img')).not.toBe(before);
    expect(region.querySelector('img')?.src).toBe(before.src);
  });

  it('shows a chapter as the banner of the viewer', () => {
    const chapter = project.steps[1];
    const banner = render(messages(<ChapterBanner name={read(chapter?.name ?? [])} />)).getByTestId(
      'chapter-banner',
    );
    expect(phoneLook(previewOf('c1').querySelector('p'))).toEqual(phoneLook(banner));
  });
});
