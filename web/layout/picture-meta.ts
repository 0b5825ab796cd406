export interface PreviewPicture {
  /** Whole, with the origin. */
  url: string;
  alt: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** The picture of a link's preview, as a route's head says it. */
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
