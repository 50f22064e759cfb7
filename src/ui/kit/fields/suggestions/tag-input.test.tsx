import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import { Field } from '../field';
import { TagInput } from './tag-input';

function Tags({ start = [], max = 30 }: { start?: string[]; max?: number }) {
  const [tags, setTags] = useState(start);
  return (
    <Field label="Tags" hint={tags.join('|')}>
      <TagInput value={tags} onValueChange={setTags} max={max} />
    </Field>
  );
}

const shown = () =>
  screen.getByLabelText('Tags').closest('div')?.parentElement?.querySelector('p')?.textContent ??
  '';

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

describe('a list', () => {
  function List({
    start = [],
    max = 100,
    suggestions = [],
  }: {
    start?: string[];
    max?: number;
    suggestions?: string[];
  }) {
    const [entries, setEntries] = useState(start);
    return (
      <Field label="Tags" hint={entries.join('|')}>
        <TagInput
          isList
          value={entries}
          onValueChange={setEntries}
          max={max}
          suggestions={suggestions}
        />
      </Field>
    );
  }
  const field = () => screen.getByLabelText<HTMLInputElement>('Tags');

  it('keeps commas between digits and inside brackets while they are typed, and doubles', async () => {
    renderUi(<List />);
    await userEvent.type(field(), '2,5 kg flour, screws (M4, 20 mm),egg,egg{Enter}');
    expect(shown()).toBe('2,5 kg flour|screws (M4, 20 mm)|egg|egg');
  });

  it('takes a pasted list of lines, one entry a line, where the caret is', async () => {
    renderUi(<List start={['salt']} />);
    await userEvent.type(field(), '1 x');
    field().setSelectionRange(2, 3);
    await userEvent.paste('onion, red\r\n2 eggs\n\n2 eggs\n');
    expect(shown()).toBe('salt|1 onion, red|2 eggs|2 eggs');
    expect(field().value).toBe('');
  });

  it('lets what is pasted be written on when it is one entry', async () => {
    renderUi(<List />);
    await userEvent.click(field());
    await userEvent.paste('2,5');
    await userEvent.keyboard(' kg{Enter}');
    expect(shown()).toBe('2,5 kg');
  });

  it('removes one of two equal entries', async () => {
    renderUi(<List start={['egg', 'salt', 'egg', 'egg']} />);
    await userEvent.click(screen.getAllByRole('button', { name: 'Remove egg' })[1] as HTMLElement);
    expect(shown()).toBe('egg|salt|egg');
    await userEvent.click(screen.getAllByRole('button', { name: 'Remove egg' })[0] as HTMLElement);
    expect(shown()).toBe('salt|egg');
  });

  it('takes a suggestion whole', async () => {
    renderUi(<List suggestions={['Board, planed']} />);
    await userEvent.type(field(), 'boa');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(shown()).toBe('Board, planed');
  });

  it('drops nothing beyond its limit, and says what that is', async () => {
    renderUi(<List max={2} />);
    await userEvent.click(field());
    await userEvent.paste('a\nb\nc');
    expect(shown()).toBe('a|b|c');
    expect(field().placeholder).toBe('No more than 2');
    expect(field().disabled).toBe(false);
  });
});

function Suggested({ onChange = () => undefined }: { onChange?: (tags: string[]) => void }) {
  const [tags, setTags] = useState<string[]>(['Saw']);
  return (
    <Field label="Tools" hint={tags.join('|')}>
      <TagInput
        value={tags}
        suggestions={['Saw', 'Drill', 'Drill bit', 'Chisel']}
        onValueChange={(next) => {
          setTags(next);
          onChange(next);
        }}
      />
    </Field>
  );
}
const tools = () => screen.getByRole('combobox', { name: 'Tools' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

it('suggests while one types, and takes one by arrow keys and Enter', async () => {
  let last: string[] = [];
  renderUi(
    <Suggested
      onChange={(tags) => {
        last = tags;
      }}
    />,
  );
  await userEvent.type(tools(), 'dri');
  expect(options()).toEqual(['Drill', 'Drill bit']);
  expect(tools().getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(
    document.getElementById(tools().getAttribute('aria-activedescendant') ?? '')?.textContent,
  ).toBe('Drill bit');
  await userEvent.keyboard('{Enter}');
  expect(last).toEqual(['Saw', 'Drill bit']);
  expect(options()).toEqual([]);
  expect(document.activeElement).toBe(tools());
});

it('suggests at a press what is not there yet, and takes one by a press', async () => {
  let last: string[] = [];
  renderUi(
    <Suggested
      onChange={(tags) => {
        last = tags;
      }}
    />,
  );
  await userEvent.click(tools());
  expect(options()).toEqual(['Drill', 'Drill bit', 'Chisel']);
  await userEvent.click(screen.getByRole('option', { name: 'Chisel' }));
  expect(last).toEqual(['Saw', 'Chisel']);
});

it('keeps to what was typed unless a suggestion is chosen; Escape closes the suggestions only', async () => {
  let last: string[] = [];
  renderUi(
    <Suggested
      onChange={(tags) => {
        last = tags;
      }}
    />,
  );
  await userEvent.type(tools(), 'dri{Escape}');
  expect(options()).toEqual([]);
  await userEvent.type(tools(), '{Enter}');
  expect(last).toEqual(['Saw', 'dri']);
  await userEvent.type(tools(), 'chi,');
  expect(last).toEqual(['Saw', 'dri', 'chi']);
});

it('opens at the press that came before the suggestions did', async () => {
  const field = (suggestions: string[]) => (
    <Field label="Tools">
      <TagInput value={[]} suggestions={suggestions} onValueChange={() => undefined} />
    </Field>
  );
  const { rerender } = renderUi(field([]));
  await userEvent.click(screen.getByLabelText('Tools'));
  rerender(field(['Chisel']));
  expect(options()).toEqual(['Chisel']);
});

it('makes no tag of the Enter that confirms the words of an input method', async () => {
  renderUi(<Tags />);
  const input = screen.getByLabelText('Tags');
  await userEvent.type(input, 'もく');
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 13, isComposing: true });
  // Safari has ended the composition by then.
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
  expect(shown()).toBe('');
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 13 });
  expect(shown()).toBe('もく');
});
