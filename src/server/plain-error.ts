/** A failure for the operator, in one paragraph: what happened, what was kept, what to do. */
export class PlainError extends Error {
  constructor(
    readonly whatHappened: string,
    readonly whatToDo: string,
    readonly details: { kept?: string; cause?: unknown } = {},
  ) {
    super([whatHappened, details.kept, whatToDo].filter(Boolean).join(' '), {
      cause: details.cause,
    });
  }
}
