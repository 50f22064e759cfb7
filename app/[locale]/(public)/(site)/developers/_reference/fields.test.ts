import { expect, it } from 'vitest';
import { fieldsOf, type Schema } from './fields';

const schemas: Record<string, Schema> = {
  Picture: { properties: { url: { type: 'string' } }, required: ['url'] },
};
const picture = { $ref: '#/components/schemas/Picture' };

it('shows the fields of a named schema once, and names that place elsewhere', () => {
  const fields = fieldsOf(
    {
      properties: {
        cover: { anyOf: [picture, { type: 'null' }] },
        name: { type: 'string' },
        file: { ...picture, description: 'Null without one.' },
        more: { items: { properties: { file: picture } } },
      },
    },
    schemas,
  );
  expect(fields.map(({ name, description }) => [name, description])).toEqual([
    ['cover', undefined],
    ['cover.url', undefined],
    ['name', undefined],
    ['file', 'Null without one. Its fields are those of `cover`.'],
    ['more', undefined],
    ['more[].file', 'Its fields are those of `cover`.'],
  ]);
});
