import { describe, expect, it } from 'vitest';
import { canonicalEmail, EMAIL } from './email';

describe('EMAIL with canonicalEmail', () => {
  it.each([
    ['ana@example.org', 'ana@example.org'],
    ['Ana.Prado+x@Example.ORG', 'Ana.Prado+x@Example.ORG'],
    ['tom&eva@mail.example', 'tom&eva@mail.example'],
    ["o'neil=x/y!#$%*?^_`{|}~@mail.example", "o'neil=x/y!#$%*?^_`{|}~@mail.example"],
    ['olga@xn--e1afmkfd.xn--p1ai', 'olga@xn--e1afmkfd.xn--p1ai'],
    ['Олга@пример.рф', 'олга@xn--e1afmkfd.xn--p1ai'],
    ['ana@BÜCHER.example', 'ana@xn--bcher-kva.example'],
    ['Jörg.Müller@example.org', 'jörg.müller@example.org'],
    ['用户@例え.テスト', '用户@xn--r8jz45g.xn--zckzah'],
    ['ａｎａ＠example.org', 'ana@example.org'],
  ])('takes %s', (typed, stored) => {
    expect(canonicalEmail(typed)).toBe(stored);
    expect(EMAIL.test(canonicalEmail(typed))).toBe(true);
  });

  it.each([
    'ana',
    'ana@',
    '@example.org',
    'ana@example',
    'ana@1.2.3.4',
    'ana@example.org.',
    'ana@-example.org',
    'ana@bücher_.example',
    'ana@bü cher.example',
    'ana@münchen.example/x',
    'ana@münchen.example:25',
    'a..na@example.org',
    '.ana@example.org',
    'ana.@example.org',
    'an a@example.org',
    'an\u200ba@example.org',
    'ana@exa\u200dmple.org',
    'ana,eva@example.org',
    'ana<b>@example.org',
    '"ana"@example.org',
    'ana@example.org\r\nBcc: eva@example.org',
    'a@b@example.org',
  ])('refuses %j', (typed) => {
    expect(EMAIL.test(canonicalEmail(typed))).toBe(false);
  });
});
