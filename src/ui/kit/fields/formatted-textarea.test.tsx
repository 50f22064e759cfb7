import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import { FormattedTextarea } from './formatted-textarea';
import { pastedText } from './pasted-text';

function Box({ first, hasLinks = false }: { first: string; hasLinks?: boolean }) {
  const [text, setText] = useState(first);
  return (
    <FormattedTextarea
      aria-label="Text"
      value={text}
      hasLinks={hasLinks}
      onChange={({ target }) => setText(target.value)}
    />
  );
}
const area = () => screen.getByRole<HTMLTextAreaElement>('textbox');

it('makes selected words bold by its button and by Ctrl+B, and keeps them selected', async () => {
  const user = userEvent.setup();
  renderUi(<Box first="Turn it off" />);
  area().setSelectionRange(8, 11);
  await user.click(screen.getByRole('button', { name: 'Bold' }));
  expect(area().value).toBe('Turn it **off**');
  expect(document.activeElement).toBe(area());
  expect([area().selectionStart, area().selectionEnd]).toEqual([10, 13]);
  await user.keyboard('{Control>}b{/Control}');
  expect(area().value).toBe('Turn it off');
  expect(screen.queryByRole('button', { name: 'Link' })).toBeNull();
});

it('makes lists, and links where they may be', async () => {
  const user = userEvent.setup();
  renderUi(<Box first="glue" hasLinks />);
  area().setSelectionRange(0, 4);
  await user.click(screen.getByRole('button', { name: 'Link' }));
  expect(area().value).toBe('[glue](https://)');
  await user.keyboard('a.example');
  await user.click(screen.getByRole('button', { name: 'List' }));
  expect(area().value).toBe('- [glue](https://a.example)');
});

it('takes over the formatting of what is pasted', () => {
  renderUi(<Box first="" />);
  const clipboardData = { getData: () => '<p>You <b>need</b></p><ul><li>glue</li></ul>' };
  fireEvent.paste(area(), { clipboardData });
  expect(area().value).toBe('You **need**\n- glue');
});

it.each([
  ['<b style="font-weight:normal"><p>plain</p></b>', undefined],
  ['<p>plain</p>', undefined],
  ['<span style="font-weight:700">a</span><b>b</b> c', '**ab** c'],
  ['<b> a </b>b', '**a** b'],
  ['<b>a<br>b</b>', '**a**\n**b**'],
  ['<ol><li><p>one</p></li><li>two <strong>x</strong></li></ol>', '- one\n- two **x**'],
  ['<a href="https://a.example/x">a</a>', '[a](https://a.example/x)'],
  ['<a href="javascript:alert(1)"><b>a</b></a>', '**a**'],
  ['<script>alert(1)</script><b>a</b><img src=x onerror=alert(1)>', '**a**'],
])('reads %s', (html, expected) => expect(pastedText(html, true)).toBe(expected));
