import type { paths } from './v1';

export type ApiMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Described = { responses: unknown };
type CallOf<M extends ApiMethod, P extends keyof paths> = paths[P][Lowercase<M> & keyof paths[P]];

/** The addresses below /v1, with {names}, that answer a method. */
export type ApiPath<M extends ApiMethod> = {
  [P in keyof paths]: CallOf<M, P> extends Described ? P : never;
}[keyof paths];

/** Those that also answer a table for spreadsheets. */
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
/** What is undefined is not sent. */
type Loose<Query> = Query extends object
  ? { [Name in keyof Query]: Query[Name] | undefined }
  : undefined;

/** What a call takes: parts of its address, its query and its body. */
export type ApiInput<M extends ApiMethod, P extends ApiPath<M>> = Given<
  'params',
  PartsOf<CallOf<M, P>>
> &
  Given<'query', QueryOf<CallOf<M, P>>> &
  Given<'body', BodyOf<CallOf<M, P>>>;

/** What it answers; undefined where there is no body. */
export type ApiAnswer<M extends ApiMethod, P extends ApiPath<M>> =
  ContentOf<CallOf<M, P>> extends { 'application/json': infer Answer } ? Answer : undefined;
