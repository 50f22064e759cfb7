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

it('names struck-out words, which are not pasted', async () => {
  renderUi(<Box first="" />);
  const clipboardData = { getData: () => 'Do <del>not</del> press' };
  fireEvent.paste(area(), { clipboardData });
  expect(area().value).toBe('Do press');
  expect(await screen.findByText('Struck-out words were not pasted: “not”')).toBeTruthy();
});

it.each([
  ['<b style="font-weight:normal"><p>plain</p></b>', undefined],
  ['<p>plain</p>', undefined],
  ['<span style="font-weight:700">a</span><b>b</b> c', '**ab** c'],
  ['<b> a </b>b', '**a** b'],
  ['<b>a<br>b</b>', '**a**\n**b**'],
  ['<ol><li><p>one</p></li><li>two <strong>x</strong></li></ol>', '1. one\n2. two **x**'],
  ['<a href="https://a.example/x">a</a>', '[a](https://a.example/x)'],
  ['<a href="javascript:alert(1)"><b>a</b></a>', '**a**'],
  ['<script>alert(1)</script><b>a</b><img src=x onerror=alert(1)>', '**a**'],
  [
    '<table><tr><td><b>Bolt</b></td><td><b>Torque</b></td></tr><tr><td>M8</td><td>25 Nm</td></tr></table>',
    '**Bolt** | **Torque**\nM8 | 25 Nm',
  ],
  [
    '<table><tr>\n<td><p>M10</p></td>\n<td><p>5 mm</p><p>1/2</p></td>\n<td>3</td></tr></table>',
    'M10 | 5 mm\n\n1/2 | 3',
  ],
  ['Use 2<sup>3</sup>/<sub>4</sub> at 10<sup>-2</sup> bar', 'Use 2¾ at 10⁻² bar'],
  ['25 <s>30</s> <span style="text-decoration: line-through">Nm</span> Nm', '25 Nm'],
  [
    '<p>First:</p><ol start="3"><li>a</li><li value="7">b<ol type="a"><li>c</li></ol></li></ol><p>Then</p>',
    'First:\n3. a\n7. b\na. c\n\nThen',
  ],
  [
    "<p class=MsoNormal>Do:<o:p></o:p></p><p style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Loosen</p><p style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2)<span>&nbsp;</span></span>Lift</p>",
    'Do:\n- Loosen\n2) Lift',
  ],
])('reads %s', (html, expected) => expect(pastedText(html, true)?.text).toBe(expected));
