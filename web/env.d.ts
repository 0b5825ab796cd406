declare module 'virtual:texts' {
  type Locale = import('../contract/constants.ts').Locale;
  type Part = import('./texts/parts.ts').Part;
  type Loaders = Record<Part, () => Promise<{ default: object }>>;
  const languages: Record<Locale, () => Promise<{ default: Loaders }>>;
  export default languages;
}

declare module 'virtual:icon-sprite' {
  /** The path of the file with the shapes of all icons. */
  const address: string;
  export default address;
}
