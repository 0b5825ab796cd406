export interface PreviewPicture {
  /** Absolute, with the origin. */
  url: string;
  alt: string;
  /** In pixels, like the height. */
  width: number;
  height: number;
}

/** The preview picture of a link, as entries for the head of a route. */
export function pictureMeta(picture: PreviewPicture) {
  return [
    { property: 'og:image', content: picture.url },
    { property: 'og:image:width', content: `${picture.width}` },
    { property: 'og:image:height', content: `${picture.height}` },
    { property: 'og:image:alt', content: picture.alt },
    { name: 'twitter:image', content: picture.url },
    { name: 'twitter:image:alt', content: picture.alt },
  ];
}
