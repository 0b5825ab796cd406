/**
 * Whether a transaction failed because the job `remove_unused_files` has removed a stored file that it refers to. Then the
 * files are stored again.
 */
export function isMissingContent(error: unknown): boolean {
  return (
    error instanceof Error && 'constraint' in error && error.constraint === 'vehicle_media_show_a_stored_file'
  );
}
