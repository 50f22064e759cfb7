import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ClientMessages } from '@/i18n/client-messages';
import type { Mark } from '@/features/projects/model/marks/marks';
import { MarksList } from './marks-list';

const mark = (id: string, more: Partial<Mark>): Mark => ({
  ...{ id, kind: 'circle', x: 0.1, y: 0.1, w: 0.2, h: 0.2, number: null, tone: null, label: [] },
  ...more,
});

it('says the number, kind, place and label of each mark; the place of an arrow is that of its head', () => {
  const marks = [
    mark('a', { number: 1, label: [{ lang: 'en', value: 'Tooth of the saw' }] }),
    mark('b', { kind: 'arrow', x: 0.1, y: 0.9, w: 0.8, h: 0 }),
  ];
  render(
    <ClientMessages locale="en" namespaces={['marks']}>
      <MarksList
        marks={marks}
        read={(texts) => ({ value: texts[0]?.value ?? '', lang: 'en', isFallback: false })}
      />
    </ClientMessages>,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '1, circle, upper left: Tooth of the saw',
    'arrow, lower right',
  ]);
});
