/** Stores a choice in local storage, and sends it to the server in a cookie that lasts a year. */
export function remember(key: 'locale' | 'theme', choice: string): void {
  try {
    localStorage.setItem(key, choice);
  } catch {
    // Storage may be disabled or full. Then only the cookie remembers the choice.
  }
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${key}=${choice}; path=/; max-age=31536000; samesite=lax${secure}`;
}

/** The choice in local storage. */
export function remembered(key: 'locale' | 'theme'): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
