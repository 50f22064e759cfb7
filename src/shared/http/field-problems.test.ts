import { expect, it } from 'vitest';
import { sortInput } from '@/features/projects/steps/schema';
import { fieldProblems } from './field-problems';

it.each([
  [{ ids: 'x' }, { ids: { key: 'order' } }],
  [{ ids: ['x'] }, { 'ids.0': { key: 'invalid' } }],
  [{ order: [] }, { ids: { key: 'order' }, order: { key: 'unknownField' } }],
  [{ ids: [], more: 1 }, { more: { key: 'unknownField' } }],
  ['x', { body: { key: 'order' } }],
  [null, { body: { key: 'order' } }],
])('names the field inside the form that was meant: %j', (body, fields) => {
  expect(fieldProblems(sortInput.safeParse(body).error?.issues ?? [])).toMatchObject(fields);
});
