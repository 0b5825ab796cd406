/** What a file dialog offers for documents and pictures. The server checks the content. */
export const PDF_TYPES = '.pdf,application/pdf';
export const PICTURE_TYPES =
  '.jpg,.jpeg,.png,.webp,.avif,.gif,.tif,.tiff,image/jpeg,image/png,image/webp,image/avif,image/gif,image/tiff';
