import { harmlessLine, lengthOf } from '@/shared/text/text';

const GREETING_MAX = 60;
// Text that mail programs turn into links, or that looks like markup.
const LINK = /[/\\@<>]|\S[.:]\S|www/i;

/**
 * The name for the greeting of a mail, or undefined. Anybody can sign up with a stranger's e-mail,
 * so the name could be a message to a stranger: a long name, or one with an address, is omitted.
 */
export function greetingName(name: string): string | undefined {
  const text = harmlessLine(name);
  return text === '' || lengthOf(text) > GREETING_MAX || LINK.test(text) ? undefined : text;
}
