import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import { Field } from './field';
import { Input } from './input';
import { Textarea } from './textarea';

it('ties label, hint and error to the input', () => {
  renderUi(
    <Field label="Name" hint="As printed" error="Please enter name" isRequired>
      <Input />
    </Field>,
  );
  const input = screen.getByLabelText('Name');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.getAttribute('aria-required')).toBe('true');
  const described = input
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(['As printed', 'Please enter name']);
});

it('says nothing about an input that is fine', () => {
  renderUi(
    <Field label="Name">
      <Input />
    </Field>,
  );
  const input = screen.getByLabelText('Name');
  expect(input.hasAttribute('aria-invalid')).toBe(false);
  expect(input.hasAttribute('aria-describedby')).toBe(false);
});

it('counts characters as the server does: code points, trimmed', () => {
  renderUi(
    <Field label="Text" counter={{ value: '  caf\u00e9 \u{1F600}  ', max: 5 }}>
      <Textarea />
    </Field>,
  );
  expect(screen.getByText('6/5')).toBeTruthy();
  expect(screen.getByText('1 character too many')).toBeTruthy();
});

it('speaks Portuguese', () => {
  renderUi(
    <Field label="Texto" isOptional counter={{ value: 'abc', max: 5 }}>
      <Textarea />
    </Field>,
    'pt-BR',
  );
  expect(screen.getByText('2 caracteres restantes')).toBeTruthy();
  expect(screen.getByText('(opcional)', { exact: false })).toBeTruthy();
});
