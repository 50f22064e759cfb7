import { describe, expect, it } from 'vitest';
import { TOKEN_SCOPES } from '../constants';
import { mayDo, wholeScopes } from './scopes';

describe('scopes', () => {
  it('always include reading, each once and in order', () => {
    expect(wholeScopes(['publish', 'write', 'publish'])).toEqual(['read', 'write', 'publish']);
    expect([wholeScopes(['publish']), wholeScopes(['read'])]).toEqual([
      ['read', 'publish'],
      ['read'],
    ]);
  });

  it('allow exactly what they name: writing is not publishing, publishing is not writing', () => {
    const allowed = (scopes: Parameters<typeof mayDo>[0]) =>
      ([...TOKEN_SCOPES, 'session'] as const).filter((needed) => mayDo(scopes, needed));
    expect(allowed(['read', 'write'])).toEqual(['read', 'translate', 'write']);
    expect(allowed(['read', 'translate'])).toEqual(['read', 'translate']);
    expect(allowed(['read', 'publish'])).toEqual(['read', 'publish']);
    expect(allowed(['read', 'write', 'publish'])).toEqual([
      'read',
      'translate',
      'write',
      'publish',
    ]);
    expect(allowed('all')).toEqual([...TOKEN_SCOPES, 'session']);
    expect(allowed(['read', 'operate'])).toEqual(['read', 'operate']);
    expect(allowed(['read', 'webhooks'])).toEqual(['read', 'webhooks']);
    expect(allowed([])).toEqual([]);
  });
});
