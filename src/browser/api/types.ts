import type { paths } from './v1';

export type ApiMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Described = { responses: unknown };
type CallOf<M extends ApiMethod, P extends keyof paths> = paths[P][Lowercase<M> & keyof paths[P]];

/** The paths below /v1, with {names}, that have a method. */
export type ApiPath<M extends ApiMethod> = {
  [P in keyof paths]: CallOf<M, P> extends Described ? P : never;
}[keyof paths];

/** The paths that can also answer a table for spreadsheets. */
export type TablePath = {
  [P in ApiPath<'GET'>]: ContentOf<CallOf<'GET', P>> extends { 'text/csv': string } ? P : never;
}[ApiPath<'GET'>];

type Given<Name extends string, Value> = [Value] extends [undefined]
  ? { [N in Name]?: undefined }
  : undefined extends Value
    ? { [N in Name]?: Value }
    : { [N in Name]: Value };

type PartsOf<Call> = Call extends { parameters: { path: infer Parts } }
  ? { [Name in keyof Parts]: string }
  : undefined;
type QueryOf<Call> = Call extends { parameters: { query: infer Query } }
  ? Loose<Query>
  : Call extends { parameters: { query?: infer Query } }
    ? Loose<Query> | undefined
    : undefined;
type BodyOf<Call> = Call extends { requestBody: { content: { 'application/json': infer Body } } }
  ? Body
  : undefined;
type ContentOf<Call> = Call extends { responses: infer Answers }
  ? Answers[keyof Answers] extends { content: infer Content }
    ? Content
    : undefined
  : never;
/** Undefined values are not sent. */
type Loose<Query> = Query extends object
  ? { [Name in keyof Query]: Query[Name] | undefined }
  : undefined;

/** The input of a call: path parameters, query and body. */
export type ApiInput<M extends ApiMethod, P extends ApiPath<M>> = Given<
  'params',
  PartsOf<CallOf<M, P>>
> &
  Given<'query', QueryOf<CallOf<M, P>>> &
  Given<'body', BodyOf<CallOf<M, P>>>;

/** The response body; undefined where there is none. */
export type ApiAnswer<M extends ApiMethod, P extends ApiPath<M>> =
  ContentOf<CallOf<M, P>> extends { 'application/json': infer Answer } ? Answer : undefined;
