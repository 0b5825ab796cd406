import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

type Node = readonly [tag: string, attributes: Record<string, string>];

const WEB = fileURLToPath(new URL('..', import.meta.url));
/** Beside the file that `require` would load. */
const LUCIDE = join(createRequire(import.meta.url).resolve('lucide-react'), '..', '..', 'esm');
const ICON_MODULE = /\/lucide-react\/dist\/esm\/icons\/([\w-]+)\.mjs$/;
const ADDRESS = 'virtual:icon-sprite';

/**
 * Draws the icons of lucide from one file, the sprite, instead of from the scripts and the HTML. `virtual:icon-sprite` is
 * its address. Only in builds: unbuilt, the package draws its icons itself.
 */
export function iconSprite(): Plugin {
  let sprite: Promise<{ file: string; source: string }> | undefined;
  const drawn = () => (sprite ??= drawSprite());
  return {
    name: 'icon-sprite',
    apply: 'build',
    resolveId: (id) => (id === ADDRESS ? `\0${ADDRESS}` : undefined),
    async load(id) {
      if (id === `\0${ADDRESS}`) return `export default ${JSON.stringify(`/${(await drawn()).file}`)};`;
      const [, name] = ICON_MODULE.exec(id) ?? [];
      if (name === undefined) return undefined;
      const renderer = JSON.stringify(join(WEB, 'ui', 'icon.ts'));
      return `import { icon } from ${renderer};\nexport default /* @__PURE__ */ icon(${JSON.stringify(name)});`;
    },
    async generateBundle() {
      const { file, source } = await drawn();
      // The address in the server's build is the same, because both builds read the same sources.
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName: file, source });
    },
  };
}

/** All icons that the sources import. What the bundler drops would differ between browser and server. */
async function drawSprite(): Promise<{ file: string; source: string }> {
  const files = iconFiles(readFileSync(join(LUCIDE, 'lucide-react.mjs'), 'utf8'));
  const names = [...new Set(importedIcons().map((icon) => files.get(icon)))].filter(
    (name) => name !== undefined,
  );
  const symbols = await Promise.all(names.toSorted().map(symbolOf));
  const source = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 7);
  return { file: `assets/icons-${hash}.svg`, source };
}

/** The file of each icon by the names under which lucide exports it. */
function iconFiles(barrel: string): Map<string, string> {
  const exported = barrel.matchAll(/export \{([^{}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g);
  return new Map(
    [...exported].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  );
}

function importedIcons(): string[] {
  const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.tsx?$/.test(path),
  );
  return sources.flatMap((path) => {
    const [, names = ''] =
      /import \{([^{}]*)\} from 'lucide-react'/.exec(readFileSync(join(WEB, path), 'utf8')) ?? [];
    return names.split(',').map((name) => name.trim().replace(/ as \w+$/, ''));
  });
}

async function symbolOf(name: string): Promise<string> {
  // Each module of lucide has these data. The address of the module is made at run time, so it has no type.
  const { __iconData } = (await import(pathToFileURL(join(LUCIDE, 'icons', `${name}.mjs`)).href)) as {
    __iconData: { node: readonly Node[] };
  };
  const shapes = __iconData.node.map(([tag, { key: _key, ...attributes }]) => {
    const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`);
    return `<${tag}${written.join('')}/>`;
  });
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.join('')}</symbol>`;
}
