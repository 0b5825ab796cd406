import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import { namesOf } from '../contract/names-of.ts';
import type { FilterName, QueryOf } from '../contract/parameters.ts';

/** A condition on a row. */
export type Condition = Expression<SqlBool>;

/** What each filter of a list asks of a row. A filter without a condition does not compile; those named in `Elsewhere` are applied elsewhere. */
export type Conditions<Table, Elsewhere extends FilterName<Table> = never> = {
  [Name in Exclude<FilterName<Table>, Elsewhere>]: (wanted: Wanted<Table, Name>) => Condition;
};
type Wanted<Table, Name> = Name extends keyof QueryOf<Table> ? NonNullable<QueryOf<Table>[Name]> : never;

/** The conditions of the filters that a query sets, each with the name of its filter. */
export function conditionsOf<Query extends object>(
  conditions: { [Name in keyof Query]: (wanted: NonNullable<Query[Name]>) => Condition },
  query: { [Name in keyof Query]?: Query[Name] | undefined },
): [keyof Query, Condition][] {
  const names = namesOf(conditions);
  return names.flatMap((name): [keyof Query, Condition][] => {
    const wanted = query[name];
    return wanted === undefined || wanted === null ? [] : [[name, conditions[name](wanted)]];
  });
}

/** The conditions of the filters that a query sets, in one. */
export function allConditionsOf<Query extends object>(
  ...given: Parameters<typeof conditionsOf<Query>>
): RawBuilder<boolean> {
  return allOf(conditionsOf(...given).map(([, condition]) => condition));
}

/** All conditions in one; without any, every row matches. */
export function allOf(conditions: readonly (Condition | undefined)[]): RawBuilder<boolean> {
  const set = conditions.filter((condition) => condition !== undefined);
  return set.length === 0 ? sql`true` : sql.join(set, sql` and `);
}
