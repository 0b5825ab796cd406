/** What the file dialog offers. The server checks the content. */
export const PAPER_TYPES =
  '.pdf,.jpg,.jpeg,.png,.webp,.avif,.gif,.tif,.tiff,application/pdf,image/jpeg,image/png,image/webp,image/avif,image/gif,image/tiff';
