/** What a page gets about a text besides its body. Values are still placeholders. */
export interface ContentHead {
  title: string;
  /** One sentence for search engines and previews. */
  description: string;
  /** Articles only. */
  date?: string;
  topic?: string;
  summary?: string;
}

export interface Heading {
  id: string;
  text: string;
  /** 2 for the headings directly below the page title. */
  level: number;
}

/** A file of content/, as the build provides it: HTML with {{placeholders}}. */
export interface ContentFile extends ContentHead {
  headings: Heading[];
  html: string;
}
