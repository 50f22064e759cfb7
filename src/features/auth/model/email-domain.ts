/**
 * True if an address belongs to one of these domains; without any, every address may join. An entry
 * is exactly that domain, `*.example.org` each of its subdomains
 * (docs/reference/accounts.md#joining).
 */
export function isOfDomains(email: string, domains: readonly string[]): boolean {
  if (domains.length === 0) return true;
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return domains.some((entry) => {
    const wanted = entry.toLowerCase();
    return wanted.startsWith('*.') ? domain.endsWith(wanted.slice(1)) : domain === wanted;
  });
}
