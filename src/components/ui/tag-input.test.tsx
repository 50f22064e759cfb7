import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderUi } from '@/testing/render-ui';
import { Field } from './field';
import { TagInput } from './tag-input';

function Tags({ start = [], max = 30 }: { start?: string[]; max?: number }) {
  const [tags, setTags] = useState(start);
  return <Field label="Tags" hint={tags.join('|')}><TagInput value={tags} onValueChange={setTags} max={max} /></Field>;
}

const shown = () => screen.getByLabelText('Tags').closest('div')?.parentElement?.querySelector('p')?.textContent ?? '';

it('makes a tag of what stands before a comma or Enter', async () => {
  renderUi(<Tags />);
  await userEvent.type(screen.getByLabelText('Tags'), 'wood, metal{Enter}');
  expect(shown()).toBe('wood|metal');
});

it('keeps what was typed when the field is left', async () => {
  renderUi(<Tags />);
  await userEvent.type(screen.getByLabelText('Tags'), 'glue');
  await userEvent.tab();
  expect(shown()).toBe('glue');
});

it('takes a pasted list apart and drops blanks and duplicates without regard to case', async () => {
  renderUi(<Tags start={['Wood']} />);
  await userEvent.click(screen.getByLabelText('Tags'));
  await userEvent.paste('wood, , metal,\nMetal, glue');
  expect(shown()).toBe('Wood|metal|glue');
});

it('removes the last tag with Backspace and any with its button', async () => {
  renderUi(<Tags start={['a', 'b', 'c']} />);
  await userEvent.type(screen.getByLabelText('Tags'), '{Backspace}');
  expect(shown()).toBe('a|b');
  await userEvent.click(screen.getByRole('button', { name: 'Remove a' }));
  expect(shown()).toBe('b');
});

it('stops at the limit', async () => {
  renderUi(<Tags max={2} />);
  await userEvent.click(screen.getByLabelText('Tags'));
  await userEvent.paste('a,b,c');
  expect(shown()).toBe('a|b');
  expect(screen.getByLabelText<HTMLInputElement>('Tags').disabled).toBe(true);
});
