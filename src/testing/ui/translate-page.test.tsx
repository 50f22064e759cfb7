import { screen } from '@testing-library/react';
import { Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { Button } from '@/ui/kit/buttons/button';
import { CharacterCounter } from '@/ui/kit/fields/character-counter';
import { Checkbox } from '@/ui/kit/fields/checkbox';
import { Field } from '@/ui/kit/fields/field';
import { Input } from '@/ui/kit/fields/input';
import { RadioGroup } from '@/ui/kit/fields/radio-group';
import { Toast } from '@/ui/kit/toasts/toast';
import { markWords } from '@/features/explore/model/mark-words';
import { MarkedText } from '@/features/explore/ui/components/card';
import { ProgressRing } from '@/features/viewer/stage/components/progress-ring';
import { StepWords } from '@/features/viewer/stage/components/step-look';
import { renderUi } from './render-ui';
import { translatePage } from './translate-page';

const text = (value: string) => ({ value, lang: 'en' as const, isFallback: false });
const words = (step: number, name: string) => (
  <StepWords
    step={step}
    count={12}
    chapter={text(`Part ${step}`)}
    name={text(name)}
    description={text(`${name}.`)}
    lang="en"
    isAlone
  />
);
const TWELVE = Array.from({ length: 12 }, (_, index) => ({ id: `${index}` }));
const field = (problem?: string) => (
  <Field
    label="Name"
    isOptional={!problem}
    error={problem}
    counter={{ value: problem ?? '', max: 99 }}
  >
    <Input />
  </Field>
);
const toast = (words: string) => (
  <Toast
    id={1}
    text={words}
    detail={`${words}!`}
    undo={() => {}}
    action={{ label: `Open ${words}`, onSelect: () => {} }}
    onDismiss={() => {}}
  />
);
const options = (label: string) => (
  <RadioGroup
    legend="Choice"
    name="choice"
    options={[{ value: 'a', label, hint: label === 'New' && 'Hint' }]}
  />
);

const CHANGES: [what: string, before: ReactElement, after: ReactElement, shown: string][] = [
  [
    'a button that becomes busy',
    <Button key="x">Save</Button>,
    <Button key="x" isBusy>
      Saving…
    </Button>,
    'Saving…',
  ],
  [
    'a button with an icon',
    <Button key="x">
      <Plus />
      <span>Add</span>
    </Button>,
    <Button key="x" isBusy>
      <span>Adding</span>
    </Button>,
    'Adding',
  ],
  [
    'a counter',
    <CharacterCounter key="x" id="c" value="a" max={10} />,
    <CharacterCounter key="x" id="c" value="abc" max={10} />,
    '3/10',
  ],
  [
    'a percentage',
    <ProgressRing
      key="x"
      step={1}
      steps={TWELVE}
      ticks={[]}
      chapter={undefined}
      isExpanded={false}
      onToggle={undefined}
    />,
    <ProgressRing
      key="x"
      step={7}
      steps={TWELVE}
      ticks={[]}
      chapter={undefined}
      isExpanded={false}
      onToggle={undefined}
    />,
    '58%',
  ],
  ['a step', words(1, 'Saw'), words(7, 'Sand'), 'SandSand.'],
  ['a message beside a field', field(), field('Too short'), 'Too short'],
  ['a toast', toast('Kept'), toast('Gone'), 'GoneGone!UndoOpen Gone'],
  ['a choice', options('Old'), options('New'), 'NewHint'],
  [
    'a checkbox',
    <Checkbox key="x" label="Old" />,
    <Checkbox key="x" label="New" hint="Hint" />,
    'NewHint',
  ],
  [
    'what was searched for',
    <p key="x">
      <MarkedText parts={markWords('Oil a chain', ['oil'])} />
    </p>,
    <p key="x">
      <MarkedText parts={markWords('Mend a chain', ['chain'])} />
    </p>,
    'Mend a chain',
  ],
];

it.each(CHANGES)(
  'a translated page shows the change of %s, and its reversal',
  (_, before, after, shown) => {
    const { rerender, unmount, container } = renderUi(before);
    const atFirst = container.textContent;
    translatePage();
    expect(container.querySelector('font font')).toBeTruthy();
    rerender(after);
    translatePage();
    expect(container.textContent).toContain(shown);
    rerender(before);
    expect(container.textContent).toBe(atFirst);
    translatePage();
    unmount();
    expect(screen.queryByText(/./)).toBeNull();
  },
);
