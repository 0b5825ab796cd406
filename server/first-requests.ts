/**
 * For so many milliseconds after the port has opened nothing loads that no request has asked for: the requests that wait for a server
 * which starts come first.
 */
export const FIRST_REQUESTS_MS = 200;
