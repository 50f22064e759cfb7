import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ClientMessages } from '@/i18n/client-messages';
import type { Mark } from '@/features/projects/model/marks/marks';
import type { LocalizedText } from '@/shared/interface/localized-text';
import { dismissBrowser, standInBrowser, viewerPicture } from '@/testing/ui/open-viewer';
import type { StepPicture } from '../../shell/model/walk';
import { StepMarks } from './step-marks';

beforeEach(standInBrowser);
afterEach(dismissBrowser);

const text = (value: string): LocalizedText[] => [{ lang: 'en', value }];
const mark = (id: string, number: number | null, more: Partial<Mark> = {}): Mark => ({
  ...{ id, kind: 'box', x: 0.25, y: 0.5, w: 0.25, h: 0.25, number, tone: 'red', label: [] },
  ...more,
});
const picture = (id: string, marks: Mark[], more: Partial<StepPicture> = {}): StepPicture => ({
  ...{ id, file: { ...viewerPicture(id), width: 800, height: 400 }, alt: [], marks },
  ...more,
});

function show(shown: StepPicture, { spoken = '', others = [] as StepPicture[] } = {}) {
  const onChoose = vi.fn();
  const Stage = ({ sentence }: { sentence: string }) => {
    const [isShown, onShow] = useState(true);
    return (
      <ClientMessages locale="en" namespaces={['marks', 'viewer']}>
        <StepMarks
          picture={shown}
          pictures={[shown, ...others]}
          read={(texts) => ({ value: texts[0]?.value ?? '', lang: 'en', isFallback: false })}
          transform="none"
          zoom={1}
          isKeyboardOn
          spoken={sentence}
          {...{ onChoose, isShown, onShow }}
        />
      </ClientMessages>
    );
  };
  const view = render(<Stage sentence={spoken} />);
  return {
    ...view,
    onChoose,
    say: (sentence: string) => view.rerender(<Stage sentence={sentence} />),
  };
}

it('draws marks at their places, says them in words, and hides them by M', () => {
  const { container } = show(picture('a', [mark('k', 2, { label: text('Screw') })]));
  const lines = [...container.querySelectorAll('[data-mark="k"] path')];
  expect(lines.map((line) => line.getAttribute('d'))).toEqual(
    Array(3).fill('M200 200H400V300H200z'),
  );
  expect(screen.getByRole('list', { name: 'Marks on the picture' }).textContent).toBe(
    '2, box, middle: Screw',
  );
  fireEvent.keyDown(document.body, { key: 'm' });
  expect(container.querySelector('[data-mark]')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show marks' }));
  expect(container.querySelector('[data-mark]')).not.toBeNull();
});

it('leaves out what a crop left out, and draws the rest on the crop', () => {
  const edit = { crop: { x: 0, y: 0.5, w: 0.5, h: 0.5 }, turn: 0 as const };
  const outside = mark('o', 1, { x: 0.7, y: 0.1 });
  const { container } = show(picture('a', [mark('k', 2), outside], { edit }));
  expect(container.querySelector('[data-mark="o"]')).toBeNull();
  expect(container.querySelector('[data-mark="k"] path')?.getAttribute('d')).toBe(
    'M400 0H800V200H400z',
  );
});

it('shows the picture with the number that is read aloud', () => {
  const other = picture('b', [mark('n', 7)]);
  const { say, onChoose } = show(picture('a', [mark('k', 2)]), { others: [other] });
  say('Turn ② to the left.');
  expect(onChoose).not.toHaveBeenCalled();
  say('Then ⑦.');
  expect(onChoose).toHaveBeenCalledWith(other);
});
