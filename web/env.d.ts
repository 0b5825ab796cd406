declare module 'virtual:texts/de' {
  const messages: import('./texts/messages.ts').Messages;
  export default messages;
}
declare module 'virtual:texts/en' {
  const messages: import('./texts/messages.ts').Messages;
  export default messages;
}
declare module 'virtual:texts/fr' {
  const messages: import('./texts/messages.ts').Messages;
  export default messages;
}
