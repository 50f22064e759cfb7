import { describe, expect, it } from 'vitest';
import { onlyGuide } from '@/testing/found-guides';
import { markdownReader } from '../markdown-reader';

const stepsOf = (text: string) =>
  onlyGuide(markdownReader, 'guide.md', `# Saw\n\n## Cut\n\n${text}\n`).steps.map((step) => ({
    text: step.text,
    lines: step.lines?.map(({ kind, text: texts }) => `${kind}: ${texts[0]?.value}`) ?? [],
  }));
const only = (text: string) => stepsOf(text)[0];

describe('a box is a line of its step:', () => {
  it.each([
    [':::danger\nHot\n:::', 'danger: Hot'],
    [':::danger Very hot\n**Hot**\n\n- a\n:::', 'danger: Very hot\n**Hot**\n- a'],
    ['::: warning [x]\nHot\n:::', 'warning: x\nHot'],
    [':::info[Which *spanner*]{.wide}\n13 mm\n:::', 'note: Which spanner\n13 mm'],
    [
      '::: {.callout-warning title="Hot water" collapse="true"}\nHot\n:::',
      'warning: Hot water\nHot',
    ],
    ['::: {custom-style="Warnung"}\nHeiß\n:::', 'warning: Heiß'],
    [':::{danger} Title\nHot\n:::', 'danger: Title\nHot'],
    [':::magic\nHot\n:::', 'note: Hot'],
    ['/// danger | Hot water\nHot\n///', 'danger: Hot water\nHot'],
    ['!!! danger "Hot water"\n    Hot\n\n    Wet', 'danger: Hot water\nHot\n\nWet'],
    ['!!! warning inline end "Hot"\n    Wet', 'warning: Hot\nWet'],
    ['???+ failure\n\tHot', 'danger: Hot'],
    ['!!! abracadabra ""\n    Hot', 'note: Hot'],
    ['> [!bug]+ Hot\n> Wet', 'danger: Hot\nWet'],
    ['> [!my-kind|right]- Hot\n> Wet', 'note: Hot\nWet'],
    ['> ⚠️ Hot', 'warning: Hot'],
    ['> **Warning:** Hot', 'warning: **Warning:** Hot'],
    ['<aside>\n🚨 **Hot**\n\n</aside>', 'danger: **Hot**'],
    [
      '<aside>\n<img src="/icons/warning_red.svg" alt="" width="40px" />\n\nHot\n</aside>',
      'note: Hot',
    ],
    ['<p class="callout danger">Hot <b>water</b></p>', 'danger: Hot water'],
    ['<div class="alert alert-warning">\n<div>\n\n**Hot**\n\n</div>\n</div>', 'warning: **Hot**'],
    ['{{% notice warning "Hot" %}}\nWet\n{{% /notice %}}', 'warning: Hot\nWet'],
    ['{{% notice style="danger" title="Hot" %}}\nWet\n{{% /notice %}}', 'danger: Hot\nWet'],
    ['{{< hint danger >}}Hot{{< /hint >}}', 'danger: Hot'],
    ['{{< alert >}}\nHot\n{{< /alert >}}', 'warning: Hot'],
    ['{{< alert color="info" >}}\nHot\n{{< /alert >}}', 'note: Hot'],
    ['{{< callout type="error" emoji="x" >}}\nHot{{< /callout >}}', 'danger: Hot'],
    ['{{< notice spell >}}\nHot\n{{< /notice >}}', 'note: Hot'],
    ['{{% tip %}}\nHot\n{{% /tip %}}', 'tip: Hot'],
    ['{% hint style="danger" %}\nHot\n{% endhint %}', 'danger: Hot'],
    ['```{warning} Hot\nWet\n```', 'warning: Hot\nWet'],
    ['```ad-danger\ntitle: Hot\nWet\n```', 'danger: Hot\nWet'],
    ['!> Hot', 'warning: Hot'],
    ['{: .warning }\nHot', 'warning: Hot'],
    ['> Hot\n{: .prompt-danger }', 'danger: Hot'],
    ['WARNING: Hot', 'warning: Hot'],
  ])('%j', (box, line) => {
    expect(only(`Before.\n\n${box}\n\nAfter.`)).toEqual({
      text: 'Before.\n\nAfter.',
      lines: [line],
    });
  });

  it.each([
    ['::::info\nA\n\n:::danger Hot\nB\n:::\n\nC\n::::', ['note: A\n\nC', 'danger: Hot\nB']],
    [':::info\nA\n:::danger\nB\n:::\n:::', ['note: A', 'danger: B']],
    ['!!! note\n    A\n\n    !!! danger\n        B\n\n    C', ['note: A\n\nC', 'danger: B']],
    ['> [!note] A\n> > [!error] B\n> > C', ['note: A', 'danger: B\nC']],
    ['- one\n\n  :::danger\n  B\n  :::', ['danger: B']],
    [
      '{{< tabs >}}\n{{< tab "One" >}}\n:::danger\nB\n:::\n{{< /tab >}}\n{{< /tabs >}}',
      ['danger: B'],
    ],
  ])('in another one: %j', (text, lines) => {
    expect(only(`${text}\n\nAfter.`)?.lines).toEqual(lines);
    expect(only(`${text}\n\nAfter.`)?.text).toMatch(/^[^:{!<]*After\.$/);
  });
});

it.each([
  [':::spoiler Why?\nDust.\n:::', 'Why?\nDust.'],
  ['::: {custom-style="Body Text"}\nCut.\n:::', 'Cut.'],
  ['=== "One"\n\n    Cut.\n\n=== "Two"\n\n    Saw.', 'One\n\nCut.\n\nTwo\n\nSaw.'],
  ['Cut.\n\n:::', 'Cut.'],
  ['Cut.\n\n```\n:::danger\n!!! a\n:::\n```', 'Cut.\n\n:::danger\n!!! a\n:::'],
  ['Use {{< ref "x" >}} or `:::`.', 'Use {{< ref "x" >}} or `:::`.'.replaceAll('`', '')],
])('layout and code are text: %j', (text, expected) => {
  expect(only(text)).toEqual({ text: expected, lines: [] });
});

it('a box that never ends takes no step, a layout of the page holds steps', () => {
  expect(stepsOf(':::danger\nHot\n\n## Saw\n\nSaw.')).toEqual([
    { text: expect.any(String), lines: ['danger: Hot'] },
    { text: 'Saw.', lines: [] },
  ]);
  expect(stepsOf('Cut.\n\n::: main\n\n## Saw\n\nSaw.\n\n:::').map(({ text }) => text)).toEqual([
    'Cut.',
    'Saw.',
  ]);
});

it.each([
  [
    '<p class="callout danger">A</p>\n<p class="callout info">B</p>\nC',
    ['danger: A', 'note: B'],
    'C',
  ],
  [':::danger\r\nA\r\n:::\r\n:::note\r\nB\r\n:::\r\nC', ['danger: A', 'note: B'], 'C'],
  ['!!! danger "A"\n!!! tip\n    B\nC', ['danger: A', 'tip: B'], 'C'],
  ['{{< hint danger >}}A{{< /hint >}}\nC', ['danger: A'], 'C'],
  ['<div class="warning">\nA\n<div>B</div>\nD</div>\nC', ['warning: A\n\nB\n\nD'], 'C'],
])('boxes end where they end: %j', (boxes, lines, text) => {
  expect(only(boxes)).toEqual({ text, lines });
});

it('boxes outside of steps are text with their word, and a line after a box is not in it', () => {
  const guide = onlyGuide(
    markdownReader,
    'guide.md',
    '# Saw\n\n:::danger\nHot\n:::\n\n- a\n\n  !!! tip\n      b\n\n## Cut\n\n!!! note\n    A\n    B\nCut.\n',
  );
  expect(guide.description).toBe('Danger: Hot\n\n• a\nTip: b');
  expect(guide.steps).toMatchObject([{ text: 'Cut.', line: 12, lines: [{ kind: 'note' }] }]);
});
