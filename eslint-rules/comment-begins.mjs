const HEADLESS = /^[*\s]*((?:What|The same|Whether|Who|Whoever|Nobody|Somebody)\b)/;

/** Comments begin with a noun or a verb (STYLE.md). Adjacent line comments are one comment. */
export const commentBegins = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { headless: 'Begin the comment with a noun or a verb, not with "{{begin}}".' },
  },
  create(context) {
    return {
      Program() {
        const comments = context.sourceCode.getAllComments();
        comments.forEach((comment, index) => {
          const begin = HEADLESS.exec(comment.value)?.[1];
          if (!begin || continues(comment, comments[index - 1])) return;
          context.report({ loc: comment.loc, messageId: 'headless', data: { begin } });
        });
      },
    };
  },
};

const continues = (comment, before) =>
  comment.type === 'Line' &&
  before?.type === 'Line' &&
  before.loc.end.line === comment.loc.start.line - 1;
