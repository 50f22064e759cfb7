import { describe, expect, it } from 'vitest';
import { greetingName } from './greeting-name';

describe('the name in a greeting', () => {
  it.each(['Ana', 'João da Silva', 'Dr. Ana Prado', "O'Neill & Söhne", '木工 花子', '🪵 Mika'])(
    'is used: %s',
    (name) => {
      expect(greetingName(name)).toBe(name);
    },
  );

  it.each([
    '',
    ' ',
    'x'.repeat(61),
    'Win at http://evil.example',
    'see evil.example',
    'WWW evil',
    'a@evil.example',
    '<script>alert(1)</script>',
    'tel:123',
    '//evil',
  ])('is left out: %s', (name) => {
    expect(greetingName(name)).toBeUndefined();
  });

  it('is one line without misleading characters', () => {
    expect(greetingName('Ana\r\nBcc: all\u202e')).toBe('Ana Bcc: all');
  });
});
