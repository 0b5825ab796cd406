// In the chunk of the entry, as an import() would not be, but evaluated with its first use: docs/decisions/0160.
exports.loadReactDom = () => require('react-dom/client');
