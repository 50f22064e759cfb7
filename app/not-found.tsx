/**
 * Stands above both documents, where nothing can be said in a language: layouts come here only for a language that the middleware
 * never chooses. Without it every page would carry Next's own.
 */
export default function NotFound() {
  return null;
}
