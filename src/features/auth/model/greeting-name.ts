import { harmlessLine, lengthOf } from '@/shared/text';

const GREETING_MAX = 60;
// What mail programs turn into links, and what looks like markup.
const LINK = /[/\\@<>]|\S[.:]\S|www/i;

/**
 * The name to greet somebody with in a mail, or undefined. Anybody can sign up with a stranger's e-mail, so the name is text that
 * could be used to write to strangers in our name: a long one, or one that holds an address, is left out.
 */
export function greetingName(name: string): string | undefined {
  const text = harmlessLine(name);
  return text === '' || lengthOf(text) > GREETING_MAX || LINK.test(text) ? undefined : text;
}
