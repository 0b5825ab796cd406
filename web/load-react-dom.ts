/** React's renderer, which is evaluated when it is asked for. The build takes load-react-dom.cjs instead. */
export const loadReactDom = () => import('react-dom/client');
