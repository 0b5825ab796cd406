/** Milliseconds from the opening of the port to the start of loading in the background, so that requests that waited are served first. */
export const FIRST_REQUESTS_MS = 200;
