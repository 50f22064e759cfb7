// These fail when an update of Next or next-auth changes what it does not document.
import * as nextHeaders from 'next/dist/client/components/app-router-headers';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state';
import { defaultCookies } from '../../../node_modules/next-auth/core/lib/cookie';
import { describe, expect, it } from 'vitest';
import {
  CALLBACK_COOKIE,
  ROUND_TRIP_COOKIE,
  SESSION_COOKIE,
  SET_SESSION_COOKIE,
} from '@/shared/http/auth-cookies';
import {
  PREFETCH_HEADERS,
  ROUTER_HEADER,
  ROUTER_HEADERS,
  ROUTER_PARAMETER,
  ROUTER_STATE_HEADER,
} from '@/shared/http/router-headers';
import { isRouterState } from './router-state';

/** Also in development, where the router reloads pages itself. */
const DEVELOPMENT_ONLY = nextHeaders.NEXT_HMR_REFRESH_HEADER;

describe('the router of Next', () => {
  it('has the headers and the parameter that we know', () => {
    expect({
      ROUTER_HEADER,
      PREFETCH_HEADERS,
      ROUTER_STATE_HEADER,
      ROUTER_PARAMETER,
    }).toEqual({
      ROUTER_HEADER: nextHeaders.RSC_HEADER,
      PREFETCH_HEADERS: [
        nextHeaders.NEXT_ROUTER_PREFETCH_HEADER,
        nextHeaders.NEXT_ROUTER_SEGMENT_PREFETCH_HEADER,
      ],
      ROUTER_STATE_HEADER: nextHeaders.NEXT_ROUTER_STATE_TREE_HEADER,
      ROUTER_PARAMETER: nextHeaders.NEXT_RSC_UNION_QUERY,
    });
    expect([...ROUTER_HEADERS, DEVELOPMENT_ONLY].sort()).toEqual(
      [...nextHeaders.FLIGHT_HEADERS, nextHeaders.NEXT_URL].sort(),
    );
  });
  it('reads every state that we pass on', () => {
    const page = ['__PAGE__', {}, null, null, 4];
    const guide = ['projectUid', 'aaaabbbbcccc', 'd', null];
    const states: unknown[] = [
      ['', {}],
      ['', { children: page }],
      ['', { children: [guide, { children: page }, ['/p/x', ''], 'refetch'] }, null, null, 1],
      ['', { children: [['lang', 'en', 'oc', ['x']], {}, null, 'inside-shared-layout'] }],
      ['', { modal: ['x', {}, null, 'metadata-only'] }, undefined, null, undefined, 'y'],
      [1],
      ['', { children: [1, {}] }],
      ['', {}, ['a']],
      {},
    ];
    for (const state of states) {
      const header = encodeURIComponent(JSON.stringify(state));
      if (isRouterState(header))
        expect(() => parseAndValidateFlightRouterState(header)).not.toThrow();
    }
    expect(states.map((state) => isRouterState(encodeURIComponent(JSON.stringify(state))))).toEqual(
      [true, true, true, true, true, false, false, false, false],
    );
  });
});

it.each([false, true])('next-auth has the cookies that we know; on https: %s', (isSecure) => {
  const { sessionToken, callbackUrl, state, nonce, pkceCodeVerifier } = defaultCookies(isSecure);
  expect(sessionToken.name.endsWith(SESSION_COOKIE)).toBe(true);
  expect(`${sessionToken.name}=x; Path=/`).toMatch(SET_SESSION_COOKIE);
  expect(callbackUrl.name).toMatch(CALLBACK_COOKIE);
  for (const { name } of [callbackUrl, state, nonce, pkceCodeVerifier])
    expect(name).toMatch(ROUND_TRIP_COOKIE);
});
