import { createHash } from 'node:crypto';

/**
 * Replaces the nonce of a rendering by the hashes of the inline scripts that have it: the policy allows these scripts only, and
 * the bytes of the page can be sent more than once. A script that an attacker injects into the page has no nonce, so no hash.
 */
export function hashScripts(html: string, nonce: string): { html: string; scripts: string[] } {
  const attribute = ` nonce="${nonce}"`;
  const [first = '', ...rest] = html.split(attribute);
  const scripts: string[] = [];
  let before = first;
  for (const after of rest) {
    const isScript = before.startsWith('<script', before.lastIndexOf('<'));
    // React and the router escape ">" in attributes, and "</script>" in scripts.
    const text = after.slice(after.indexOf('>') + 1).split('</script>', 1)[0];
    if (isScript && text) scripts.push(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    before = after;
  }
  return {
    html: (first + rest.join('')).replace(`<meta property="csp-nonce" content="${nonce}"/>`, ''),
    scripts: [...new Set(scripts)],
  };
}
