/**
 * How many open forms hold input that would be lost with the page. While there is one, the end of the session does not
 * replace the page by the login. The router reads it on every page, so it stands apart from the hook.
 */
export const keptInput = { forms: 0 };
