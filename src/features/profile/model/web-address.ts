// A host with a dot, perhaps a port, then the end or a path: 'example.com', 'example.com:8080/shop'.
const BARE_HOST = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d{1,5})?([/?#].*)?$/u;

/** An address as people type it, with https:// in front when they left that out; everything else stays as it was typed. */
export function webAddressOf(typed: string): string {
  const text = typed.trim();
  return BARE_HOST.test(text) ? `https://${text}` : text;
}
