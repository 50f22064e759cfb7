import { render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { expect, it } from 'vitest';
import { WhileShown } from './while-shown';

const page = (mode: 'visible' | 'hidden') => (
  <Activity mode={mode}>
    <WhileShown>
      <input aria-label="Secret" />
    </WhileShown>
  </Activity>
);

it('takes what was typed out of the document when its page is left, and begins anew on the way back', () => {
  const { rerender } = render(page('visible'));
  const field = screen.getByLabelText<HTMLInputElement>('Secret');
  field.value = 'seven green bicycles';
  rerender(page('hidden'));
  expect(screen.queryByLabelText('Secret')).toBeNull();
  rerender(page('visible'));
  expect(screen.getByLabelText<HTMLInputElement>('Secret').value).toBe('');
});
