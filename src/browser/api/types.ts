import type { z } from 'zod';
import type { ApiContract } from '@/features/contracts';
import type { ApiMethod, PathParameter } from '@/shared/http/contract';

type Calls = {
  [M in ApiMethod]: { [C in Extract<ApiContract, { method: M }> as C['path']]: C };
};

/** The paths below /v1, with {names}, that have a method. */
export type ApiPath<M extends ApiMethod> = keyof Calls[M] & string;

/** The paths that can also answer a table for spreadsheets. */
export type TablePath = Extract<
  ApiContract,
  { hasTable: true } | { files: readonly ['text/csv', ...string[]] }
>['path'];

type Given<Name extends string, Value> = [Value] extends [undefined]
  ? { [N in Name]?: undefined }
  : undefined extends Value
    ? { [N in Name]?: Value }
    : { [N in Name]: Value };

type ParamsOf<Path> = [PathParameter<Path>] extends [never]
  ? undefined
  : Record<PathParameter<Path>, string>;
type QueryOf<C> = C extends { query: infer Query extends z.ZodObject }
  ? object extends z.input<Query>
    ? QueryValues<Query> | undefined
    : QueryValues<Query>
  : undefined;
/** Values as text or parsed; undefined ones are not sent. */
type QueryValues<Query extends z.ZodObject> = {
  [Name in keyof z.input<Query>]:
    | Extract<z.input<Query>[Name], string>
    | Extract<z.output<Query>[Name & keyof z.output<Query>], number | boolean>
    | undefined;
};
type BodyOf<C> = C extends { body: infer Body extends z.ZodType } ? z.input<Body> : undefined;

/** The input of a call: path parameters, query and body. */
export type ApiInput<M extends ApiMethod, P extends ApiPath<M>> = Given<'params', ParamsOf<P>> &
  Given<'query', QueryOf<Calls[M][P]>> &
  Given<'body', BodyOf<Calls[M][P]>>;

/** The response body; undefined where there is none, unknown without a schema. */
export type ApiAnswer<M extends ApiMethod, P extends ApiPath<M>> = Calls[M][P] extends {
  answer: infer Answer extends z.ZodType;
}
  ? z.output<Answer>
  : Calls[M][P] extends { status: 204 }
    ? undefined
    : unknown;
