import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatFiles } from './delivery-format/files.ts';

// Writes the description of a delivery, the JSON Schema of spec.json and an example into web/public. The results
// are committed. Run this after changing the fields of a vehicle or the words.

const folder = join(import.meta.dirname, '..', 'web', 'public');
for (const [name, content] of Object.entries(await formatFiles()))
  await writeFile(join(folder, name), content);
