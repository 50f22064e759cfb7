import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import { sampleCard } from '@/testing/ui/sample-card';
import type { ExploreCard } from '../../schema';
import { ProjectGrid } from './project-grid';

const projects = ['abcdefghjkmn', 'bcdefghjkmnp', 'cdefghjkmnpq'].map((projectUid) =>
  sampleCard<ExploreCard>({
    projectUid,
    alt: [{ lang: 'en', value: 'A shelf' }],
    file: {
      name: 'a.jpg',
      url: '',
      key: '1-a',
      width: 8,
      height: 6,
      placeholder: null,
      variants: [],
    },
  }),
);
const hurried = () =>
  screen
    .getAllByRole('img', { name: 'A shelf' })
    .map((picture) =>
      [picture.getAttribute('loading'), picture.getAttribute('fetchpriority')].join(' '),
    );

it('hurries one picture only, which is all that a phone shows of a list', () => {
  renderUi(<ProjectGrid projects={projects} isFirst />);
  expect(hurried()).toEqual(['eager high', 'lazy auto', 'lazy auto']);
});

it('hurries none further down', () => {
  renderUi(<ProjectGrid projects={projects} />);
  expect(hurried()).toEqual(['lazy auto', 'lazy auto', 'lazy auto']);
});
