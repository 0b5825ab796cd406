/** What a page is told of a text beside its body; values are still placeholders. */
export interface ContentHead {
  title: string;
  /** One sentence for search engines and previews. */
  description: string;
  /** Articles alone. */
  date?: string;
  topic?: string;
  summary?: string;
}

export interface Heading {
  id: string;
  text: string;
  /** 2 for the first below the page's title. */
  level: number;
}

/** A file of content/, as the build hands it over: HTML with {{placeholders}}. */
export interface ContentFile extends ContentHead {
  headings: Heading[];
  html: string;
}
