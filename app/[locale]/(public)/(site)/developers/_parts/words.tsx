/** A sentence in which `this` is code. */
export function Words({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <code key={index} translate="no">
        {part}
      </code>
    ) : (
      <span key={index}>{part}</span>
    ),
  );
}
