import { EXAMPLE_IDS, variableOf } from '../../../../../v1/_openapi/example-values';

type Shown = {
  method: string;
  path: string;
  scope: string | undefined;
  query: Record<string, string>;
  body: unknown;
  takesFile: boolean;
  answersFile: boolean;
  isSigned: boolean;
};

/** Placeholders for personal values in the request bodies of sign-in calls. */
const OWN: Readonly<Record<string, string>> = {
  email: '$EMAIL',
  password: '$PASSWORD',
  currentPassword: '$PASSWORD',
  refreshToken: '$REFRESH_TOKEN',
  token: '$PROVIDER_TOKEN',
};
const SECRET_QUERY: Readonly<Record<string, string>> = {
  token: '$MAIL_TOKEN',
  url: '$MAKERSTEP_URL/p/$PROJECT',
};

/** A record of a visit must be of this time. */
const OWN_TIMES: Readonly<Record<string, string>> = {
  startTime: '$START_TIME',
  endTime: '$END_TIME',
};

/** An upload goes to the address that another call answered, as it is. */
const UPLOAD = [
  'curl --fail-with-body -X PUT "$SIGNED_REQUEST"',
  '-H "Content-Type: image/jpeg"',
  '--data-binary "@$PICTURE"',
].join(' \\\n  ');

/** The token of an address that a download was requested with. */
const DOWNLOAD_QUERY: Readonly<Record<string, string>> = { token: '$DOWNLOAD_TOKEN' };

/** A call as a line for the shell: runs as it is where its variables are set. */
export function curlLine({
  method,
  path,
  scope,
  query,
  body,
  takesFile,
  answersFile,
  isSigned,
}: Shown): string {
  if (isSigned) return UPLOAD;
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => `$${variableOf(name)}`);
  const entries = Object.entries(takesFile ? { fileName: 'guide.zip', ...query } : query).map(
    ([name, value]) =>
      `${name}=${(path === '/downloads' ? DOWNLOAD_QUERY : SECRET_QUERY)[name] ?? value}`,
  );
  const isRead = method === 'GET';
  const search = !isRead && entries.length > 0 ? `?${entries.join('&')}` : '';
  const lines = [
    `curl --fail-with-body${isRead ? (entries.length > 0 ? ' -G' : '') : ` -X ${method}`} "$MAKERSTEP_URL/v1${address}${search}"`,
    ...(isRead ? entries.map((entry) => `--data-urlencode "${entry}"`) : []),
    ...(scope
      ? [`-H "Authorization: Bearer ${scope === 'session' ? '$ACCESS_TOKEN' : '$TOKEN'}"`]
      : []),
    ...(takesFile ? ['-H "Content-Type: application/octet-stream"', '--data-binary "@$FILE"'] : []),
    ...(answersFile ? ['-o guide.zip'] : []),
    ...(body === undefined
      ? []
      : ['-H "Content-Type: application/json"', '--data-binary @- <<END']),
  ].join(' \\\n  ');
  return body === undefined ? lines : `${lines}\n${shellJson(body, path)}\nEND`;
}

function shellJson(body: unknown, path: string): string {
  const isOwn =
    path.startsWith('/auth/') ||
    path.startsWith('/dashboard/user') ||
    path.startsWith('/dashboard/tokens') ||
    path === '/site/proof';
  const variables = new Map<string, string>();
  const names = isOwn ? OWN : path.endsWith('/analytics') ? OWN_TIMES : {};
  const withVariables = (key: string, value: unknown): unknown =>
    typeof value === 'string' && names[key] ? kept(variables, names[key]) : value;
  const text = JSON.stringify(body, withVariables, 2).replace(/[\\$`]/g, '\\$&');
  const named = [...variables].reduce((so, [mark, name]) => so.replaceAll(mark, name), text);
  return Object.entries(EXAMPLE_IDS).reduce(
    (so, [name, id]) => so.replaceAll(id, `\${${name}}`),
    named,
  );
}

// A dollar that a variable begins with must not be escaped like one in the text.
function kept(variables: Map<string, string>, name: string): string {
  const mark = `<variable ${variables.size}>`;
  variables.set(mark, name);
  return mark;
}
