// A host with a dot, perhaps a port, then the end or a path: 'example.com',
// 'example.com:8080/shop'.
const BARE_HOST = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d{1,5})?([/?#].*)?$/u;

/**
 * A typed address, with https:// added when the scheme is missing; anything else stays unchanged.
 */
export function webAddressOf(typed: string): string {
  const text = typed.trim();
  return BARE_HOST.test(text) ? `https://${text}` : text;
}
