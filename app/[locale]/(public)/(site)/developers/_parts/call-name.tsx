import { Fragment } from 'react';

/** A method and a path, or any text with slashes: where a line is too short, it goes on after a slash. What is copied has nothing added to it. */
export function CallName({ children }: { children: string }) {
  return children.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && part !== '/' && <wbr />}
      <span>{part}</span>
    </Fragment>
  ));
}
