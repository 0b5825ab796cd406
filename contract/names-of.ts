/** The names of a table. The type of Object.keys is string[], because an object may have more members than its type says; tables have not. */
export const namesOf = <Table extends object>(table: Table) =>
  Object.keys(table) as Extract<keyof Table, string>[];
