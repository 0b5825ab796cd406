/** The owner of the embedded cluster and of its tables. */
export const OWNER = 'forecourt';
/** The database of the portal in it. */
export const DATABASE = 'forecourt';
/** The role that serves requests in the embedded database. */
export const SERVING_ROLE = 'forecourt_portal';

/** The address of a database of the embedded server. */
export const urlOf = (port: number, password: string, database: string, role = OWNER): string =>
  `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;
