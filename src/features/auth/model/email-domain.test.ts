import { describe, expect, it } from 'vitest';
import { isOfDomains } from './email-domain';

const DOMAINS = ['makers.example', '*.school.example'];

describe('isOfDomains', () => {
  it.each([
    'ana@makers.example',
    'ANA@Makers.Example',
    'ana@art.school.example',
    'ana@north.art.school.example',
  ])('takes %s', (email) => {
    expect(isOfDomains(email, DOMAINS)).toBe(true);
  });

  it.each([
    'ana@sub.makers.example',
    'ana@notmakers.example',
    'ana@makers.example.evil.example',
    'ana@school.example',
    'ana@notschool.example',
    'makers.example@evil.example',
  ])('refuses %s', (email) => {
    expect(isOfDomains(email, DOMAINS)).toBe(false);
  });

  it('takes every address where no domain is named', () => {
    expect(isOfDomains('ana@anywhere.example', [])).toBe(true);
  });
});
