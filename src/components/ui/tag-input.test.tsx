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

function Suggested({ onChange = () => undefined }: { onChange?: (tags: string[]) => void }) {
  const [tags, setTags] = useState<string[]>(['Saw']);
  return (
    <Field label="Tools" hint={tags.join('|')}>
      <TagInput value={tags} suggestions={['Saw', 'Drill', 'Drill bit', 'Chisel']} onValueChange={(next) => { setTags(next); onChange(next); }} />
    </Field>
  );
}
const tools = () => screen.getByRole('combobox', { name: 'Tools' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

it('suggests while one types, and takes one by arrow keys and Enter', async () => {
  let last: string[] = [];
  renderUi(<Suggested onChange={(tags) => { last = tags; }} />);
  await userEvent.type(tools(), 'dri');
  expect(options()).toEqual(['Drill', 'Drill bit']);
  expect(tools().getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.getElementById(tools().getAttribute('aria-activedescendant') ?? '')?.textContent).toBe('Drill bit');
  await userEvent.keyboard('{Enter}');
  expect(last).toEqual(['Saw', 'Drill bit']);
  expect(options()).toEqual([]);
  expect(document.activeElement).toBe(tools());
});

it('suggests at a press what is not there yet, and takes one by a press', async () => {
  let last: string[] = [];
  renderUi(<Suggested onChange={(tags) => { last = tags; }} />);
  await userEvent.click(tools());
  expect(options()).toEqual(['Drill', 'Drill bit', 'Chisel']);
  await userEvent.click(screen.getByRole('option', { name: 'Chisel' }));
  expect(last).toEqual(['Saw', 'Chisel']);
});

it('keeps to what was typed unless a suggestion is chosen; Escape closes the suggestions only', async () => {
  let last: string[] = [];
  renderUi(<Suggested onChange={(tags) => { last = tags; }} />);
  await userEvent.type(tools(), 'dri{Escape}');
  expect(options()).toEqual([]);
  await userEvent.type(tools(), '{Enter}');
  expect(last).toEqual(['Saw', 'dri']);
  await userEvent.type(tools(), 'chi,');
  expect(last).toEqual(['Saw', 'dri', 'chi']);
});

it('opens at the press that came before the suggestions did', async () => {
  const field = (suggestions: string[]) => <Field label="Tools"><TagInput value={[]} suggestions={suggestions} onValueChange={() => undefined} /></Field>;
  const { rerender } = renderUi(field([]));
  await userEvent.click(screen.getByLabelText('Tools'));
  rerender(field(['Chisel']));
  expect(options()).toEqual(['Chisel']);
});
