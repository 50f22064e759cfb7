/** Whether a text is an address of the web that carries no credentials: http and https only (security.md, 41). */
export function isSafeLink(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { protocol, username, password, hostname } = new URL(text);
  return (protocol === 'http:' || protocol === 'https:') && username === '' && password === '' && hostname !== '';
}
