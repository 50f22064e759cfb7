/**
 * Above both root layouts, where no language is known: they use it only for a language that the
 * middleware never chooses. Without it, every page would contain Next's own.
 */
export default function NotFound() {
  return null;
}
