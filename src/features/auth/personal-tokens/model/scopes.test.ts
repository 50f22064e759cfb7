import { describe, expect, it } from 'vitest';
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
      (['read', 'write', 'publish', 'webhooks', 'operate', 'session'] as const).filter((needed) =>
        mayDo(scopes, needed),
      );
    expect(allowed(['read', 'write'])).toEqual(['read', 'write']);
    expect(allowed(['read', 'publish'])).toEqual(['read', 'publish']);
    expect(allowed(['read', 'write', 'publish'])).toEqual(['read', 'write', 'publish']);
    expect(allowed('all')).toEqual(['read', 'write', 'publish', 'webhooks', 'operate', 'session']);
    expect(allowed(['read', 'operate'])).toEqual(['read', 'operate']);
    expect(allowed(['read', 'webhooks'])).toEqual(['read', 'webhooks']);
    expect(allowed([])).toEqual([]);
  });
});
