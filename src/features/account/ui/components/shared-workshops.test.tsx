import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import { SharedWorkshops } from './shared-workshops';

it('names the guides and people of a workshop, and leads to handing it over', () => {
  const people = ['Bea', 'Caio', 'Davi', 'Eva', 'Fabio', 'Gil', 'Hana', 'Ivo'];
  const workshop = { uid: 'bcdefghjkmnp', name: 'Repair café', guides: 1, people };
  renderUi(<SharedWorkshops workshops={[workshop]} />);
  expect(
    screen.getByText(
      '1 guide. People who lose it: Bea, Caio, Davi, Eva, Fabio, Gil, and 2 more people.',
    ),
  ).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Hand “Repair café” over' });
  expect(link.getAttribute('href')).toBe('/dashboard/settings/people?workshop=bcdefghjkmnp');
});
