import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { IMAGE_WIDTHS } from '../../contract/constants.ts';
import { IMAGE_MAX_PIXELS } from '../../contract/upload-figures.ts';
import { Processes } from './processes.ts';

type Refusal = 'UNDECODABLE' | 'TOO_LARGE';

/** A picture that cannot be accepted. */
export class ImageRefused extends Error {
  readonly reason: Refusal;

  constructor(reason: Refusal) {
    super(`image refused: ${reason}`);
    this.name = 'ImageRefused';
    this.reason = reason;
  }
}

/** `failed`: an error that is no fault of the picture, such as a full disk. */
type Answer =
  | { size: { width: number; height: number } }
  | { refused: Refusal }
  | { failed: { code?: string; message: string } };

/** Next to this file in the sources, next to every chunk in the built program (vite.config.ts). */
const PROGRAM = new URL('./picture-process.js', import.meta.url);
/** One picture per core gives the best throughput and bounds the memory. */
const converters = new Processes<Answer>(PROGRAM, { most: availableParallelism() });

/**
 * Writes the picture into the folder as `320.webp`, `640.webp`, `960.webp` and `1440.webp`, upright and
 * without metadata. A smaller picture is not enlarged. Returns the size of the largest. Throws ImageRefused.
 */
export async function convertImage(
  sourcePath: string,
  targetFolder: string,
): Promise<{ width: number; height: number }> {
  await mkdir(targetFolder, { recursive: true });
  const answer = await converters.run({
    source: sourcePath,
    target: targetFolder,
    widths: IMAGE_WIDTHS,
    maxPixels: IMAGE_MAX_PIXELS,
  });
  if (!answer) throw new Error('the process that converts pictures has ended');
  if ('refused' in answer) throw new ImageRefused(answer.refused);
  if ('failed' in answer) throw Object.assign(new Error(answer.failed.message), { code: answer.failed.code });
  return answer.size;
}
