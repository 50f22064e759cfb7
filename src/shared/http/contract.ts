import type { z } from 'zod';
import type { ErrorCode } from './error-codes';
import type { ChangeableLimit } from './rate-limits';

export type ApiMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Credentials that a call requires: a session or a personal token with that scope (decision 0040),
 * or a `session`, which no token replaces. `operate` is for operators of the site.
 */
export type CallScope =
  | 'read'
  | 'translate'
  | 'write'
  | 'review'
  | 'publish'
  | 'webhooks'
  | 'operate'
  | 'session';

/** Scopes of roles. Reading a `draft` is all that every role may. */
export type RoleScope = CallScope | 'draft';

/**
 * Everything that a caller can rely on in one call of the API. The route, the OpenAPI document, the
 * pages of the documentation and the browser's typed calls come from it (decision 0106).
 */
export type Contract = {
  method: ApiMethod;
  /** Below /v1, with {names} for path parameters. */
  path: `/${string}`;
  /** Set when the path is not below /v1. */
  isAtRoot?: true;
  /** Required credentials; `public` for none. */
  scope: 'public' | CallScope;
  /**
   * Scope that the caller's role in the workshop must include; by default that of the credentials,
   * and `none` for calls on the caller's own account, whose header of a workshop is ignored.
   */
  roleScope?: Exclude<RoleScope, 'operate'> | 'none';
  /**
   * A session must have proved its password within ten minutes, or begun within them; only for
   * calls of operators (decision 0110).
   */
  needsProof?: true;
  /** One sentence. */
  summary: string;
  /** More for clients, in Markdown with one paragraph per entry. */
  description?: string;
  /** Its rate limit, and what it counts by; the use case enforces it. */
  limit?: { name: ChangeableLimit; of: 'a visitor' | 'an account' | 'an account and a visitor' };
  /** A retry with the same Idempotency-Key gets the first answer. */
  isIdempotent?: true;
  /**
   * Answers the entity tag of the project; a call that changes it takes If-Match (decision 0116).
   */
  isTagged?: true;
  query?: z.ZodObject;
  /** Query parameters of a signed address that another call returns, with descriptions. */
  signed?: Readonly<Record<string, string>>;
  body?: z.ZodType;
  /**
   * The maximum size of the body in bytes, for calls that accept more than the default; the HTTP
   * server must know it (src/shared/addresses/routes.ts).
   */
  bodyMaxBytes?: number;
  /** Accepts the raw bytes of a file of these types. */
  takesFile?: readonly string[];
  /** The body of a success as JSON; checked outside production. */
  answer?: z.ZodType;
  /** Answers a table for spreadsheets when the client accepts text/csv. */
  hasTable?: true;
  /** The content types of the returned file, the default first. */
  files?: readonly string[];
  /** The status of success; 200 by default, 204 sends no body. */
  status?: 200 | 201 | 202 | 204 | 303;
  /** Errors beyond those of every call of its kind. */
  errors?: readonly ErrorCode[];
};

/** Declares a call of the API and keeps its literal types. */
export const contract = <const C extends Contract>(call: C): C => call;

/** Reports whether a call is for the operators of the site only, whatever its scope. */
export const isForOperators = ({ path }: Pick<Contract, 'path'>): boolean =>
  path.startsWith('/site/');

const OF_GUIDE = '/dashboard/projects/{id}';

/** Reports whether a call is about the guide in its path, which decides on the workshop alone. */
export const isOfGuide = ({ path }: Pick<Contract, 'path'>): boolean =>
  path === OF_GUIDE || path.startsWith(`${OF_GUIDE}/`);

/** Reports whether a call is made for a workshop: that of its guide, else the one of its header. */
export const isOfWorkshop = ({ path, roleScope }: Contract): boolean =>
  path.startsWith('/dashboard/') && roleScope !== 'none';

/** The scope that the role of a caller must include; undefined where any will do. */
export function neededOfRole(call: Contract): RoleScope | undefined {
  const { scope, roleScope = scope } = call;
  return isForOperators(call) || roleScope === 'none' || roleScope === 'public'
    ? undefined
    : roleScope;
}

/** The names in {braces} of a path. */
export type PathParameter<Path> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never;
