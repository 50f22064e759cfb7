import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '@/testing/render-ui';
import { CheckList } from './check-list';

const list = (projectUid = 'abcdefghjkmn') => <CheckList projectUid={projectUid} kind="tools" entries={['Pump', 'Pen', 'Bowl']} />;
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

describe('the check list', () => {
  beforeEach(() => localStorage.clear());

  it('remembers what was ticked, for this project only', () => {
    const { unmount } = renderUi(list());
    fireEvent.click(box('Pen'));
    expect(screen.getByRole('status').textContent).toBe('1 of 3 ready');
    unmount();

    const again = renderUi(list());
    expect(box('Pen').checked).toBe(true);
    expect(box('Pump').checked).toBe(false);
    again.unmount();

    renderUi(list('nmkjhgfedcba'));
    expect(box('Pen').checked).toBe(false);
  });

  it('unticks again', () => {
    renderUi(list());
    fireEvent.click(box('Bowl'));
    fireEvent.click(box('Bowl'));
    expect(box('Bowl').checked).toBe(false);
    expect(localStorage.getItem('makerstep_ready:abcdefghjkmn:tools')).toBe('[]');
  });

  it('is not disturbed by nonsense in the storage', () => {
    for (const nonsense of ['{', '{"a":1}', '[1,null]', 'null']) {
      localStorage.setItem('makerstep_ready:abcdefghjkmn:tools', nonsense);
      const { unmount } = renderUi(list());
      expect(box('Pump').checked, nonsense).toBe(false);
      unmount();
    }
  });

  it('works where the browser keeps nothing', () => {
    const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => { throw new Error('forbidden'); });
    renderUi(list('pqrstuvwxyz2'));
    fireEvent.click(box('Pump'));
    expect(box('Pump').checked).toBe(true);
    set.mockRestore();
  });
});
