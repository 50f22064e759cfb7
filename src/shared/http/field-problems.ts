import type { z } from 'zod';
import type { FieldProblem } from './app-error';

/** The errors of a schema as message keys by path; the first one of a path counts. */
export function fieldProblems(issues: readonly z.core.$ZodIssue[]): Record<string, FieldProblem> {
  const fields: Record<string, FieldProblem> = Object.create(null) as Record<string, FieldProblem>;
  for (const issue of issues.flatMap(withBranch)) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys)
        fields[[...issue.path, key].join('.')] ??= { key: 'unknownField' };
    } else {
      fields[issue.path.join('.') || 'body'] ??= problemOf(issue);
    }
  }
  // Without a prototype, so that a field called __proto__ is only a name; converted to a plain
  // object for JSON.
  return Object.fromEntries(Object.entries(fields));
}

/** Replaces the error of a union by the errors inside the one form that the value was meant as. */
function withBranch(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  const branch =
    issue.code === 'invalid_union'
      ? issue.errors.find((inner) =>
          inner.every(({ path, code }) => path.length > 0 || code === 'unrecognized_keys'),
        )
      : undefined;
  if (!branch) return [issue];
  return branch.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

function problemOf(issue: z.core.$ZodIssue): FieldProblem {
  const isKey = /^[a-z][A-Za-z]+$/.test(issue.message);
  const params = issue.code === 'custom' ? (issue.params as FieldProblem['values']) : undefined;
  return { key: isKey ? issue.message : 'invalid', ...(params ? { values: params } : {}) };
}
