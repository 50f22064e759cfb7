import { dashboardPaths } from '@/shared/addresses/dashboard-paths';

/**
 * Sends the form behind the link of the first start, as a browser without scripts does.
 * @returns the page to open next: that of the site, or of the link where it was refused
 */
export async function becomeOperator(token: string): Promise<string> {
  const answer = await fetch(dashboardPaths.becomeOperatorForm, {
    method: 'POST',
    body: new URLSearchParams({ token }),
  });
  if (!answer.ok) throw new TypeError(`The form was not accepted: ${answer.status}.`);
  const { pathname, search } = new URL(answer.url);
  return pathname + search;
}
