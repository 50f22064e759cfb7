import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import { SocialLinks } from './social-links';

it('shows what the operator has set, by names, and nothing where nothing is set', () => {
  const { container, unmount } = renderUi(<SocialLinks addresses={[]} />);
  expect(container.querySelector('ul')).toBeNull();
  unmount();
  renderUi(
    <SocialLinks addresses={['https://www.instagram.com/makerstep', 'https://makers.example/']} />,
  );
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Instagram', 'https://www.instagram.com/makerstep'],
    ['makers.example', 'https://makers.example/'],
  ]);
  expect(screen.getByRole('list', { name: 'Social media' })).toBeTruthy();
});
