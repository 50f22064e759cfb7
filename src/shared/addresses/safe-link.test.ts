import { describe, expect, it } from 'vitest';
import { isHttpsLink, isSafeLink } from './safe-link';

describe('the link of a profile', () => {
  it.each([
    'https://makers.example',
    'http://makers.example/shop?a=1#top',
    'HTTPS://Makers.example',
    'https://münchen.example',
  ])('may be %s', (url) => {
    expect(isSafeLink(url)).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'ftp://makers.example',
    '//makers.example',
    'makers.example',
    'https://',
    'https:makers.example',
    'https://user:secret@makers.example',
    'https://makers.example@evil.example',
    ' https://makers.example',
    'java\nscript:alert(1)',
  ])('is not %s', (url) => {
    expect(isSafeLink(url)).toBe(false);
  });
});

describe('a link of the site', () => {
  it.each([
    'https://makers.example',
    'HTTPS://Makers.example/we?a=1#top',
    'https://münchen.example',
  ])('may be %s', (url) => {
    expect(isHttpsLink(url)).toBe(true);
  });
  it.each([
    'http://makers.example',
    'HTTP://makers.example',
    'javascript:alert(1)',
    '//makers.example',
    'makers.example',
    'https://makers',
    'https://localhost',
    'https://user:secret@makers.example',
    'https://makers.example/a b',
    'https://makers.example https://b.example',
  ])('is not %s', (url) => {
    expect(isHttpsLink(url)).toBe(false);
  });
});
