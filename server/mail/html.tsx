import type { CSSProperties, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MailView } from './blocks.ts';
import { BlockPart, BRAND, INK, LINE, PLAIN, SMALL, SURFACE } from './html-blocks.tsx';

const PAPER = '#f6f7f9';

const DARK = `
@media (prefers-color-scheme: dark) {
  .paper { background-color: #10141b !important; }
  .surface { background-color: #181d26 !important; }
  .ink { color: #eceef1 !important; }
  .ink-2 { color: #a9afb9 !important; }
  .line { border-color: #2f3641 !important; }
  .link { color: #8eadf0 !important; }
  .button { background-color: #8eadf0 !important; color: #10141b !important; }
}
@media (max-width: 480px) {
  .side { padding-left: 20px !important; padding-right: 20px !important; }
}
`;

/**
 * Renders a mail as HTML with tables and inline styles, which all mail programs support. It loads no external content.
 */
export function htmlOf(view: MailView): string {
  return `<!doctype html>\n${renderToStaticMarkup(<Mail {...view} />)}\n`;
}

function Mail(view: MailView) {
  return (
    <html lang={view.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{view.subject}</title>
        <style>{DARK}</style>
      </head>
      <body className="paper" style={{ margin: 0, padding: 0, backgroundColor: PAPER }}>
        <Layout className="paper" width="100%" style={{ backgroundColor: PAPER }}>
          <tr>
            <td align="center" style={{ padding: '24px 12px' }}>
              <Column {...view} />
            </td>
          </tr>
        </Layout>
      </body>
    </html>
  );
}

function Column({ portalName, blocks, footer }: MailView) {
  return (
    <Layout width="100%" style={{ maxWidth: 620 }}>
      <tr>
        <td style={{ padding: '0 4px 16px' }}>
          <Plate portalName={portalName} />
        </td>
      </tr>
      <tr>
        <td className="surface line side" style={CARD}>
          {blocks.map((block, i) => (
            <BlockPart key={i} {...block} />
          ))}
        </td>
      </tr>
      <tr>
        <td className="side" style={{ padding: '20px 32px 0' }}>
          {footer.map((line) => (
            <p key={line} className="ink-2" style={{ ...SMALL, margin: '0 0 6px' }}>
              {line}
            </p>
          ))}
        </td>
      </tr>
    </Layout>
  );
}

const CARD: CSSProperties = {
  backgroundColor: SURFACE,
  border: '1px solid',
  borderColor: LINE,
  borderRadius: 10,
  padding: '28px 32px',
};

interface TableProps {
  className?: string;
  width?: string;
  style: CSSProperties;
  children: ReactNode;
}

/** A table that only places its cells: screen readers do not announce it. */
function Layout({ children, ...table }: TableProps) {
  return (
    <table role="presentation" {...PLAIN} {...table}>
      <tbody>{children}</tbody>
    </table>
  );
}

/** The logo: a number plate, drawn as a table. */
function Plate({ portalName }: { portalName: string }) {
  return (
    <Layout
      style={{
        border: `2px solid ${INK}`,
        borderRadius: 5,
        borderCollapse: 'separate',
        backgroundColor: SURFACE,
      }}
    >
      <tr>
        <td style={{ width: 12, backgroundColor: BRAND, borderRadius: '2px 0 0 2px', fontSize: 1 }}>
          {'\u00a0'}
        </td>
        <td style={PLATE_NAME}>{portalName}</td>
      </tr>
    </Layout>
  );
}

const PLATE_NAME: CSSProperties = {
  padding: '3px 12px',
  backgroundColor: SURFACE,
  borderRadius: '0 2px 2px 0',
  fontFamily: "'Barlow Semi Condensed','Arial Narrow',Barlow,Arial,sans-serif",
  fontSize: 19,
  lineHeight: '24px',
  fontWeight: 600,
  letterSpacing: 2,
  color: INK,
  textTransform: 'uppercase',
};
