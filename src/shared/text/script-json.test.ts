import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scriptJson } from './script-json';

it('contains nothing that could end or open an element, and parses to the same value', () => {
  for (const text of [
    '</script><script>alert(1)</script>',
    '<!--<script>',
    ']]>',
    '&lt;',
    '\u2028\u2029',
  ]) {
    expect(scriptJson({ name: text })).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(scriptJson({ name: text }))).toEqual({ name: text });
  }
  fc.assert(
    fc.property(fc.json(), (json) => {
      const value: unknown = JSON.parse(json);
      expect(JSON.parse(scriptJson(value))).toEqual(value);
    }),
  );
});
