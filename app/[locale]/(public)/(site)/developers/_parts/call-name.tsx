import { Fragment } from 'react';

/**
 * A method and a path, or any text with slashes, which may wrap after a slash. Copied text contains
 * nothing extra.
 */
export function CallName({ children }: { children: string }) {
  return children.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && part !== '/' && <wbr />}
      <span>{part}</span>
    </Fragment>
  ));
}
