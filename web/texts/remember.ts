/** Keeps a choice in the browser's storage, and repeats it to the server in a cookie that lasts a year. */
export function remember(key: 'locale' | 'theme', choice: string): void {
  try {
    localStorage.setItem(key, choice);
  } catch {
    // Storage may be switched off or full: then the choice holds for the cookie's time.
  }
  document.cookie = `${key}=${choice}; path=/; max-age=31536000; samesite=lax`;
}

/** The choice that the browser's storage holds. */
export function remembered(key: 'locale' | 'theme'): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
