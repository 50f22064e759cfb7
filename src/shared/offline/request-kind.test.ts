import { describe, expect, it } from 'vitest';
import { guidePageOf } from './guide-page';
import { requestKind } from './request-kind';

const UID = 'abcd2345efgh';
const kind = (pathname: string, facts: Partial<Parameters<typeof requestKind>[0]> = {}) =>
  requestKind({
    method: 'GET',
    isOwnHost: true,
    pathname,
    mode: 'cors',
    destination: '',
    isFlight: false,
    ...facts,
  });
const opened = (pathname: string) => kind(pathname, { mode: 'navigate' });

describe('requestKind', () => {
  it.each([
    `/p/${UID}`,
    `/p/${UID}/`,
    `/p/${UID}/s/1`,
    `/p/${UID}/s/150`,
    `/p/${UID}/s/x`,
    `/p/${UID}/finished`,
  ])('stores the page %s', (path) => {
    expect(opened(path)).toBe('guidePage');
  });
  it.each([
    '/',
    '/explore',
    '/auth',
    '/auth/recovery',
    '/dashboard',
    `/dashboard/projects/${UID}`,
    `/dashboard/project/${UID}/published`,
    '/c/abcd2345efgh',
    `/p/${UID}/embed`,
    '/p/x',
    '/api/auth/callback/google',
    '/offline',
  ])('never stores the page %s', (path) => {
    expect(opened(path)).toBe('otherPage');
  });
  it.each([
    '/v1/projects',
    '/v1/dashboard/user',
    '/api/auth/session',
    '/uploads/1',
    '/healthz',
    '/sw.js',
    '/icon.svg',
    '/explore',
  ])('leaves %s to the browser', (path) => {
    expect(kind(path)).toBe('untouched');
  });
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'])('leaves %s to the browser', (method) => {
    expect(kind(`/p/${UID}`, { method, mode: 'navigate' })).toBe('untouched');
  });
  it('leaves other hosts to the browser', () => {
    expect(kind('/files/1-a', { isOwnHost: false })).toBe('untouched');
  });
  it('recognises immutable URLs', () => {
    expect(kind('/_next/static/chunks/a.js')).toBe('asset');
    expect(kind('/files/1700-a/480')).toBe('picture');
    expect(kind('/files/1700-a', { destination: 'video' })).toBe('clip');
    expect(kind('/clip', { destination: 'video' })).toBe('untouched');
  });
  it('recognises flight requests of the router', () => {
    expect(kind(`/p/${UID}/s/1`, { isFlight: true })).toBe('flight');
    expect(kind('/dashboard', { isFlight: true })).toBe('flight');
  });
});

describe('guidePageOf', () => {
  it('serves every step from the one stored step page', () => {
    expect(guidePageOf(`/p/${UID}/s/7`)).toEqual({ projectUid: UID, page: `/p/${UID}/s/1` });
    expect(guidePageOf(`/p/${UID}/finished`)).toEqual({
      projectUid: UID,
      page: `/p/${UID}/finished`,
    });
    expect(guidePageOf(`/p/${UID}`)).toEqual({ projectUid: UID, page: `/p/${UID}` });
    expect(guidePageOf(`/p/${UID}/s/1/x`)).toBeUndefined();
  });
});
