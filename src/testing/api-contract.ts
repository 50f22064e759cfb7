import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

type Header = { $ref?: string; required?: boolean };
type Response = { headers?: Record<string, Header>; content?: Record<string, unknown> };
export type Operation = { responses: Record<string, Response> };
export type ApiDocument = {
  paths: Record<string, Record<string, Operation>>;
  components: { headers: Record<string, Header> };
};

/** A response to check. `text` is undefined for a file that was not read. */
export type Answered = {
  method: string;
  path: string;
  status: number;
  headers: Headers;
  text: string | undefined;
};

/**
 * Checks responses against the API description only.
 * @returns the differences; none when the response conforms. `path` as in the document
 */
export function responseChecker(document: ApiDocument): (answered: Answered) => string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true });
  addFormats.default(ajv);
  ajv.addSchema(document, 'api');
  return ({ method, path, status, headers, text }) => {
    const response = document.paths[path]?.[method.toLowerCase()]?.responses[String(status)];
    if (!response) return [`${status} is not described`];
    const missing = Object.entries(response.headers ?? {})
      .filter(
        ([name, header]) =>
          (header.$ref ? document.components.headers[header.$ref.split('/').at(-1) ?? ''] : header)
            ?.required && !headers.has(name),
      )
      .map(([name]) => `it has no header ${name}`);
    if (!response.content)
      return text === '' ? missing : [...missing, 'it has a body and none is described'];
    const type = headers.get('content-type')?.split(';')[0] ?? '';
    if (!(type in response.content)) return [...missing, `its type ${type} is not described`];
    if (type !== 'application/json' || text === undefined) return missing;
    const pointer = [
      'paths',
      path,
      method.toLowerCase(),
      'responses',
      String(status),
      'content',
      type,
      'schema',
    ]
      .map(escaped)
      .join('/');
    const check = ajv.getSchema(`api#/${pointer}`);
    if (!check) throw new Error(`${method} ${path} has no schema for ${status}.`);
    try {
      check(JSON.parse(text));
    } catch {
      return [...missing, 'it is no JSON'];
    }
    return [
      ...missing,
      ...(check.errors ?? []).map(
        ({ instancePath, message, params }) =>
          `${instancePath || 'the answer'} ${message} ${JSON.stringify(params)}`,
      ),
    ];
  };
}

// Escaped for a JSON pointer in a URL fragment.
const escaped = (part: string) =>
  encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

/**
 * Like `responseChecker`, when only the URL is known. Disallowed methods, unknown paths and the
 * description itself are not described.
 * @returns like `responseChecker`. `pathname` with /v1
 */
export function apiResponseChecker(
  document: ApiDocument,
): (answered: Omit<Answered, 'path'> & { pathname: string }) => string[] {
  const check = responseChecker(document);
  return ({ pathname, ...answered }) => {
    const [path, { method, status }] = [
      describedPath(document, pathname.slice('/v1'.length)),
      answered,
    ];
    if (['HEAD', 'OPTIONS'].includes(method) || pathname === '/v1/openapi.json') return [];
    if (path !== undefined && document.paths[path]?.[method.toLowerCase()])
      return check({ path, ...answered });
    return status < 400 ? ['no call of this address and method is described'] : [];
  };
}

/**
 * The path template of a URL; undefined without a match.
 * @param pathname below /v1
 */
function describedPath(document: ApiDocument, pathname: string): string | undefined {
  const parts = pathname.split('/');
  const fits = (path: string) => {
    const names = path.split('/');
    return (
      names.length === parts.length &&
      names.every((name, index) =>
        name.startsWith('{') ? parts[index] !== '' : name === parts[index],
      )
    );
  };
  return Object.keys(document.paths)
    .filter(fits)
    .sort((a, b) => a.split('{').length - b.split('{').length)[0];
}
