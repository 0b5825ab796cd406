import type { CSSProperties, JSX, ReactNode } from 'react';
import type { Block, BlockOf, Detail, Link, VehicleEntry } from './blocks.ts';

// Mail programs support neither CSS variables nor oklch. So elements have the light colours inline, and
// classes set the dark ones.
export const INK = '#171c26';
const INK_2 = '#525a68';
export const LINE = '#dce0e6';
export const BRAND = '#1d3fa0';
export const SURFACE = '#ffffff';

const FONT = { fontFamily: "Barlow,'Segoe UI',Roboto,Helvetica,Arial,sans-serif" };
const BODY: CSSProperties = { ...FONT, fontSize: 15, lineHeight: '23px', color: INK };
export const SMALL: CSSProperties = { ...FONT, fontSize: 13, lineHeight: '19px', color: INK_2 };
const FIGURES: CSSProperties = {
  textAlign: 'right',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
};
const RULE: CSSProperties = { borderTop: '1px solid', borderColor: LINE };

/** A table without the spacing and border of the browser. */
export const PLAIN = { cellPadding: 0, cellSpacing: 0, border: 0 } as const;

export function BlockPart(block: Block): JSX.Element {
  switch (block.type) {
    case 'paragraph':
      return <Paragraph>{linked(block.text, block.links)}</Paragraph>;
    case 'details':
      return <Details {...block} />;
    case 'vehicles':
      return <Vehicles {...block} />;
    case 'totals':
      return <Totals {...block} />;
    case 'remark':
      return <Remark {...block} />;
    case 'steps':
      return <Steps {...block} />;
    case 'button':
      return <Button {...block} />;
    case 'link':
      return (
        // Far enough from a button above it that no thumb presses it instead.
        <Paragraph style={{ ...SMALL, margin: '24px 0 16px' }}>
          {linked(block.label, [{ text: block.label, url: block.url }])}
        </Paragraph>
      );
    case 'regards':
      return (
        <Paragraph style={{ margin: '24px 0 0', whiteSpace: 'pre-line' }}>{block.lines.join('\n')}</Paragraph>
      );
  }
}

function Paragraph({ style, children }: { style?: CSSProperties; children: ReactNode }) {
  return (
    <p className="ink" style={{ ...BODY, margin: '0 0 16px', ...style }}>
      {children}
    </p>
  );
}

/** The text with its links, each where its words occur first. */
function linked(text: string, [link, ...others]: readonly Link[] = []): ReactNode {
  if (!link) return text;
  const at = text.indexOf(link.text);
  if (at < 0) return linked(text, others);
  return (
    <>
      {linked(text.slice(0, at), others)}
      <a className="link" href={link.url} style={{ color: BRAND }}>
        {link.text}
      </a>
      {linked(text.slice(at + link.text.length), others)}
    </>
  );
}

function Heading({ children }: { children: string }) {
  return (
    <h2 className="ink" style={{ ...BODY, fontSize: 17, fontWeight: 600, margin: '26px 0 10px' }}>
      {children}
    </h2>
  );
}

function Details({ rows }: BlockOf<'details'>) {
  return (
    <table width="100%" {...PLAIN} style={{ margin: '0 0 20px' }}>
      <tbody>
        {rows.map(([label, value, link]) => (
          <tr key={label}>
            <th scope="row" className="ink-2" style={DETAIL_LABEL}>
              {label}
            </th>
            <td
              className="ink"
              style={{
                ...BODY,
                lineHeight: '19px',
                padding: '2px 0',
                verticalAlign: 'top',
                overflowWrap: 'anywhere',
              }}
            >
              {link === undefined ? (
                value
              ) : (
                <a className="link" href={link} style={{ color: BRAND }}>
                  {value}
                </a>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const LABEL: CSSProperties = { fontWeight: 400, textAlign: 'left' };
/** On a phone two thirds are left for the values, so that dates and most addresses stay whole. */
const DETAIL_LABEL: CSSProperties = {
  ...SMALL,
  ...LABEL,
  width: '34%',
  verticalAlign: 'top',
  padding: '2px 16px 2px 0',
};

function Vehicles({ labels, entries }: BlockOf<'vehicles'>) {
  return (
    <table width="100%" {...PLAIN} style={{ margin: '0 0 4px', borderCollapse: 'collapse' }}>
      <thead>
        <tr>
          <th scope="col" className="ink-2" style={{ ...SMALL, ...LABEL, padding: '0 12px 6px 0' }}>
            {labels.name}
          </th>
          <th
            scope="col"
            className="ink-2"
            style={{ ...SMALL, fontWeight: 400, ...FIGURES, padding: '0 0 6px' }}
          >
            {labels.price}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Vehicle key={entry.url} entry={entry} labels={labels} />
        ))}
      </tbody>
    </table>
  );
}

function Vehicle({ entry, labels }: { entry: VehicleEntry; labels: BlockOf<'vehicles'>['labels'] }) {
  return (
    <tr>
      <td className="line" style={{ ...RULE, padding: '10px 12px 10px 0', verticalAlign: 'top' }}>
        <a
          className="link"
          href={entry.url}
          style={{ ...BODY, fontWeight: 600, color: BRAND, textDecoration: 'none' }}
        >
          {entry.name}
        </a>
        <div className="ink-2" style={SMALL}>
          {labels.vin}{' '}
          <span style={{ fontFamily: 'ui-monospace,Consolas,Menlo,monospace' }}>{entry.vin}</span>
        </div>
        <div className="ink-2" style={SMALL}>
          {entry.details}
        </div>
      </td>
      <td
        className="ink line"
        style={{ ...RULE, ...BODY, ...FIGURES, padding: '10px 0', verticalAlign: 'top', fontWeight: 600 }}
      >
        {entry.price}
      </td>
    </tr>
  );
}

function Totals({ heading, rows, gross, reason }: BlockOf<'totals'>) {
  return (
    <>
      {heading !== null && <Heading>{heading}</Heading>}
      <table width="100%" {...PLAIN} style={{ margin: '0 0 20px', borderCollapse: 'collapse' }}>
        <tbody>
          {rows.map((row, i) => (
            <Sum key={row[0]} row={row} style={i === 0 ? ABOVE : {}} />
          ))}
          <Sum row={gross} style={{ ...ABOVE, fontWeight: 600 }} />
        </tbody>
      </table>
      {reason !== null && (
        <p className="ink-2" style={{ ...SMALL, margin: '-10px 0 20px' }}>
          {reason}
        </p>
      )}
    </>
  );
}

const ABOVE: CSSProperties = { ...RULE, paddingTop: 8 };

function Sum({ row: [label, value], style }: { row: Detail; style: CSSProperties }) {
  return (
    <tr>
      <th scope="row" className="ink line" style={{ ...BODY, ...LABEL, padding: '3px 12px 3px 0', ...style }}>
        {label}
      </th>
      <td className="ink line" style={{ ...BODY, ...FIGURES, padding: '3px 0', ...style }}>
        {value}
      </td>
    </tr>
  );
}

function Remark({ heading, text }: BlockOf<'remark'>) {
  return (
    <>
      <Heading>{heading}</Heading>
      <Paragraph style={{ whiteSpace: 'pre-line' }}>{text}</Paragraph>
    </>
  );
}

function Steps({ heading, items }: BlockOf<'steps'>) {
  return (
    <>
      <Heading>{heading}</Heading>
      <ol className="ink" style={{ ...BODY, margin: '0 0 16px', paddingLeft: 22 }}>
        {items.map((item) => (
          <li key={item} style={{ margin: '0 0 8px' }}>
            {item}
          </li>
        ))}
      </ol>
    </>
  );
}

function Button({ label, url }: BlockOf<'button'>) {
  return (
    <p style={{ margin: '22px 0 0' }}>
      <a className="button" href={url} style={BUTTON}>
        {label}
      </a>
    </p>
  );
}

const BUTTON: CSSProperties = {
  ...BODY,
  display: 'inline-block',
  backgroundColor: BRAND,
  color: SURFACE,
  fontWeight: 600,
  textDecoration: 'none',
  padding: '11px 20px',
  borderRadius: 7,
};
