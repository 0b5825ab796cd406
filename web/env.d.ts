declare module 'virtual:texts' {
  type Locale = import('../contract/constants.ts').Locale;
  const loaders: Record<Locale, Record<string, () => Promise<{ default: object }>>>;
  export default loaders;
}
