import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { type Answer, call, type Call, type EndpointName, type ResultOf, type SendingOf } from './call.ts';

type ReadName = Extract<EndpointName, `GET ${string}`>;

/** The path of an endpoint that reads, with its parameters in braces: the first part of every query key. */
export type ReadPath = ReadName extends `GET ${infer Path}` ? Path : never;

/** The key of a request: path, input, and what the data are. With fewer parts it is the prefix of longer keys. */
export const keyOf = <Name extends ReadName>(
  name: Name,
  ...more: [] | [input: SendingOf<Name>, as?: string]
): QueryKey => [name.slice('GET '.length), ...more];

/** The query of a request: key and call come from the same endpoint and input. The data are the result. */
export const queryOf = <Name extends ReadName>(name: Name, input: SendingOf<Name>, by: Call = call) =>
  queryOptions({
    queryKey: keyOf(name, input),
    queryFn: async () => (await askerOf(name, input, by)()).result,
  });

/** Sends the query's request, or the same request with another input. */
export type Ask<Name extends ReadName> = (input?: SendingOf<Name>) => Promise<Answer<ResultOf<Name>>>;

interface Reading<Name extends ReadName, Data> {
  /** What the data are. Sets the key apart from that of another query with the same request. */
  as: string;
  read: (ask: Ask<Name>) => Promise<Data>;
  by?: Call | undefined;
}

/** The query of a request whose data are not the plain result, such as a part of it, or more from the headers. */
export const readingOf = <Name extends ReadName, Data>(
  name: Name,
  input: SendingOf<Name>,
  { as, read, by = call }: Reading<Name, Data>,
) =>
  queryOptions({
    queryKey: keyOf(name, input, as),
    queryFn: () => read(askerOf(name, input, by)),
  });

function askerOf<Name extends ReadName>(name: Name, input: SendingOf<Name>, by: Call): Ask<Name> {
  // TypeScript cannot resolve the conditional arguments of Call for a name that is not known yet. Both types of the
  // input are SendingOf<Name>.
  const ask = by.withHeaders as (name: Name, input: SendingOf<Name>) => Promise<Answer<ResultOf<Name>>>;
  return (other = input) => ask(name, other);
}
