/** The id of the page section with the reports of a step, for links. */
export function reportsOf(stepId: string): string {
  return `reports-${stepId}`;
}
