import { expect, it } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import { WelcomeFigures } from './welcome-figures';

it('counts unread reports and feedback, in the gender of each', () => {
  const inbox = { total: 5, unread: 3, newestIn: undefined };
  const overview = {
    projects: 1,
    published: 1,
    views: 9,
    reports: inbox,
    feedback: inbox,
    recent: [],
    unfinished: [],
  };
  renderUi(<WelcomeFigures overview={overview} />, 'pt-BR');
  const notes = [...document.querySelectorAll('dd:not(dt + dd)')];
  expect(notes.map(({ textContent }) => textContent)).toEqual([
    '1 publicado',
    '3 não lidos',
    '3 não lidas',
  ]);
});
