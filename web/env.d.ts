declare module 'virtual:texts' {
  type Locale = import('../contract/constants.ts').Locale;
  type Part = import('./texts/parts.ts').Part;
  const loaders: Record<Locale, Record<Part, () => Promise<{ default: object }>>>;
  export default loaders;
}
