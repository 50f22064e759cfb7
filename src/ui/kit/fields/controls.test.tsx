import { screen } from '@testing-library/react';
import type { FormEvent } from 'react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import { Button } from '../buttons/button';
import { DropdownMenu } from '../overlays/dropdown-menu';
import { Pagination } from '../pagination';
import { Picture } from '../pictures/picture';
import { RadioGroup } from './radio-group';
import { Slider } from './slider';
import { Tabs } from '../tabs';

it('a busy button keeps its name and the focus, and cannot be pressed, nor by Enter in a field of its form', async () => {
  const [onSubmit, onClick] = [vi.fn((event: FormEvent) => event.preventDefault()), vi.fn()];
  const form = (isBusy: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" isBusy={isBusy} onClick={onClick}>
        Save
      </Button>
    </form>
  );
  const { rerender } = renderUi(form(false));
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  button.focus();
  rerender(form(true));
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  await userEvent.click(button);
  await userEvent.type(screen.getByLabelText('Name'), 'Shelf{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(onClick).not.toHaveBeenCalled();
});

it('pagination says Total N items, links to its pages and marks the current one', () => {
  renderUi(
    <Pagination
      page={2}
      pageSize={10}
      totalResults={31}
      hrefFor={(page) => `/explore?page=${page}`}
    />,
  );
  expect(screen.getByText('Total 31 items')).toBeTruthy();
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2');
  expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe(
    '/explore?page=3',
  );
});

it('pagination of a list without addresses has buttons', async () => {
  const onOpen = vi.fn();
  renderUi(<Pagination page={2} pageSize={10} totalResults={31} onOpen={onOpen} />);
  expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('2');
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Page 4' }));
  expect(onOpen.mock.calls).toEqual([[3], [4]]);
});

it('pagination of one page is only the total', () => {
  renderUi(<Pagination page={1} pageSize={10} totalResults={1} hrefFor={() => '/'} />, 'pt-BR');
  expect(screen.getByText('Total de 1 item')).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('a radio group is a named group that tells what is chosen', async () => {
  const onValueChange = vi.fn();
  renderUi(
    <RadioGroup
      legend="Type"
      name="type"
      value="a"
      onValueChange={onValueChange}
      options={[
        { value: 'a', label: 'Public' },
        { value: 'b', label: 'Private' },
      ]}
    />,
  );
  expect(screen.getByRole('group', { name: 'Type' })).toBeTruthy();
  await userEvent.click(screen.getByLabelText('Private'));
  expect(onValueChange).toHaveBeenCalledWith('b');
});

it('tabs change with the arrow keys', async () => {
  const onValueChange = vi.fn();
  renderUi(
    <Tabs
      label="Editor"
      value="steps"
      onValueChange={onValueChange}
      tabs={[
        { value: 'steps', label: 'Steps', content: 'one' },
        { value: 'faq', label: 'FAQ', content: 'two' },
      ]}
    />,
  );
  await userEvent.click(screen.getByRole('tab', { name: 'Steps' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(onValueChange).toHaveBeenCalledWith('faq');
});

it('a slider has a name, says its value in words and moves with the keys', async () => {
  const onValueChange = vi.fn();
  renderUi(
    <Slider
      label="Step"
      value={3}
      min={1}
      max={9}
      valueText="Step 3 of 9"
      onValueChange={onValueChange}
    />,
  );
  const thumb = screen.getByRole('slider', { name: 'Step' });
  expect(thumb.getAttribute('aria-valuetext')).toBe('Step 3 of 9');
  thumb.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(onValueChange).toHaveBeenCalledWith(4);
});

it('a menu opens with the keyboard and does what was chosen', async () => {
  const onSelect = vi.fn();
  renderUi(
    <DropdownMenu
      trigger={<Button>More</Button>}
      entries={[{ id: 'copy', label: 'Duplicate', onSelect }]}
    />,
  );
  screen.getByRole('button', { name: 'More' }).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Duplicate' }));
  expect(onSelect).toHaveBeenCalledOnce();
});

it('a picture offers its variants by width, from this host, and keeps its place', () => {
  renderUi(
    <Picture
      alt="A bird house"
      place={{ sizes: '50vw', rangePx: [160, 720] }}
      aspect={4 / 3}
      file={{
        key: '1-a',
        width: 1600,
        height: 900,
        placeholder: null,
        variants: [{ url: 'https://m.example/files/1-a/400', width: 400 }],
      }}
    />,
  );
  const picture = screen.getByAltText('A bird house');
  expect(picture.getAttribute('srcset')).toBe('/files/1-a/400 400w, /files/1-a 1600w');
  expect(picture.getAttribute('width')).toBe('1600');
  expect(picture.getAttribute('loading')).toBe('lazy');
});

it('tabbing back from what a tab shows leads to the open tab, also when something else opened it', async () => {
  const user = userEvent.setup();
  const onValueChange = vi.fn();
  const tabs = (value: 'a' | 'b') => (
    <Tabs
      label="Languages"
      value={value}
      onValueChange={onValueChange}
      tabs={(['a', 'b'] as const).map((one) => ({
        value: one,
        label: one,
        content: <button type="button">In {one}</button>,
      }))}
    />
  );
  const { rerender } = renderUi(tabs('b'));
  await user.click(screen.getByRole('tab', { name: 'b' }));
  rerender(tabs('a'));
  screen.getByRole('button', { name: 'In a' }).focus();
  onValueChange.mockReset();
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'a' }));
  expect(onValueChange).not.toHaveBeenCalled();
});
