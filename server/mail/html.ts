import type { Fact, Letter, LetterVehicle } from './letter.ts';
import { html, Markup } from './markup.ts';

/** Mail programs know neither variables nor oklch: the light colours are written into every element, the dark ones into classes. */
const INK = 'color:#171c26;';
const INK_2 = 'color:#525a68;';
const LINE = 'border-color:#dce0e6;';
const FONT = "font-family:Barlow,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;";
const BODY = `${FONT}font-size:15px;line-height:23px;${INK}`;
const SMALL = `${FONT}font-size:13px;line-height:19px;${INK_2}`;
const FIGURES = 'text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums;';

const DARK = new Markup(`<style>
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
</style>`);

/** Sets a letter as HTML: tables and inline styles, which is what mail programs agree on; no pictures, nothing loaded. */
export function htmlOf(letter: Letter): string {
  const { vehicles, totals, notes, steps } = letter;
  return html`<!doctype html>
<html lang="${letter.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${letter.subject}</title>
${DARK}
</head>
<body class="paper" style="margin:0;padding:0;background-color:#f6f7f9;">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:#f6f7f9;"><tr><td align="center" style="padding:24px 12px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:620px;">
<tr><td style="padding:0 4px 16px;">${plate(letter.portalName)}</td></tr>
<tr><td class="surface line side" style="background-color:#ffffff;border:1px solid;${styled(LINE)}border-radius:10px;padding:28px 32px;">
${letter.greeting === null ? null : paragraph(letter.greeting)}
${letter.opening.map(paragraph)}
${factTable(letter.facts)}
${vehicles && vehicleTable(vehicles)}
${totals && totalTable(totals)}
${notes && html`${heading(notes.heading)}<p class="ink" style="${styled(BODY)}margin:0 0 16px;white-space:pre-line;">${notes.text}</p>`}
${steps && html`${heading(steps.heading)}<ol class="ink" style="${styled(BODY)}margin:0 0 16px;padding-left:22px;">${steps.items.map(step)}</ol>`}
${letter.closing.map(paragraph)}
${button(letter.button)}
${letter.regards.length > 0 ? html`<p class="ink" style="${styled(BODY)}margin:24px 0 0;white-space:pre-line;">${letter.regards.join('\n')}</p>` : null}
</td></tr>
<tr><td class="side" style="padding:20px 32px 0;">${letter.footer.map((line) => html`<p class="ink-2" style="${styled(SMALL)}margin:0 0 6px;">${line}</p>`)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`.source;
}

/** Our own constant styles, which hold quotes of their own kind only. */
const styled = (style: string) => new Markup(style);

const paragraph = (text: string) => html`<p class="ink" style="${styled(BODY)}margin:0 0 16px;">${text}</p>
`;

const heading = (
  text: string,
) => html`<h2 class="ink" style="${styled(BODY)}font-size:17px;font-weight:600;margin:26px 0 10px;">${text}</h2>
`;

const step = (text: string) => html`<li style="margin:0 0 8px;">${text}</li>
`;

/** The mark: a number plate, drawn with a table. */
function plate(portalName: string): Markup {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="border:2px solid #171c26;border-radius:5px;border-collapse:separate;background-color:#ffffff;"><tr>
<td style="width:12px;background-color:#1d3fa0;border-radius:2px 0 0 2px;font-size:1px;">&nbsp;</td>
<td style="padding:3px 12px;background-color:#ffffff;border-radius:0 2px 2px 0;font-family:'Barlow Semi Condensed','Arial Narrow',Barlow,Arial,sans-serif;font-size:19px;line-height:24px;font-weight:600;letter-spacing:2px;color:#171c26;text-transform:uppercase;">${portalName}</td>
</tr></table>`;
}

function factTable(facts: readonly Fact[]): Markup | null {
  if (facts.length === 0) return null;
  const row = ([label, value]: Fact) => html`<tr>
<th scope="row" class="ink-2" style="${styled(SMALL)}font-weight:400;text-align:left;vertical-align:top;padding:2px 16px 2px 0;">${label}</th>
<td class="ink" style="${styled(BODY)}line-height:19px;padding:2px 0;overflow-wrap:anywhere;">${value}</td>
</tr>`;
  return html`<table cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;">${facts.map(row)}</table>
`;
}

function vehicleTable(vehicles: NonNullable<Letter['vehicles']>): Markup {
  const row = (vehicle: LetterVehicle) => html`<tr>
<td class="line" style="border-top:1px solid;${styled(LINE)}padding:10px 12px 10px 0;vertical-align:top;"><a class="link" href="${vehicle.url}" style="${styled(BODY)}font-weight:600;color:#1d3fa0;text-decoration:none;">${vehicle.name}</a>
<div class="ink-2" style="${styled(SMALL)}">${vehicles.vin} <span style="font-family:ui-monospace,Consolas,Menlo,monospace;">${vehicle.vin}</span></div>
<div class="ink-2" style="${styled(SMALL)}">${vehicle.details}</div></td>
<td class="ink line" style="border-top:1px solid;${styled(LINE)}${styled(BODY)}${styled(FIGURES)}padding:10px 0;vertical-align:top;font-weight:600;">${vehicle.price}</td>
</tr>`;
  return html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 4px;border-collapse:collapse;"><thead><tr>
<th scope="col" class="ink-2" style="${styled(SMALL)}font-weight:400;text-align:left;padding:0 12px 6px 0;">${vehicles.name}</th>
<th scope="col" class="ink-2" style="${styled(SMALL)}font-weight:400;${styled(FIGURES)}padding:0 0 6px;">${vehicles.price}</th>
</tr></thead><tbody>${vehicles.rows.map(row)}</tbody></table>
`;
}

function totalTable({ heading: title, rows, gross, reason }: NonNullable<Letter['totals']>): Markup {
  const line = ([label, value]: Fact, style: Markup) => html`<tr>
<th scope="row" class="ink line" style="${styled(BODY)}font-weight:400;text-align:left;padding:3px 12px 3px 0;${style}">${label}</th>
<td class="ink line" style="${styled(BODY)}${styled(FIGURES)}padding:3px 0;${style}">${value}</td>
</tr>`;
  const above = styled(`border-top:1px solid;${LINE}padding-top:8px;`);
  const sum = styled(`border-top:1px solid;${LINE}padding-top:8px;font-weight:600;`);
  return html`${title === null ? null : heading(title)}<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;border-collapse:collapse;">
${rows.map((row, i) => line(row, i === 0 ? above : styled('')))}${line(gross, sum)}
</table>
${reason === null ? null : html`<p class="ink-2" style="${styled(SMALL)}margin:-10px 0 20px;">${reason}</p>`}`;
}

function button({ label, url }: Letter['button']): Markup {
  return html`<p style="margin:22px 0 0;"><a class="button" href="${url}" style="${styled(BODY)}display:inline-block;background-color:#1d3fa0;color:#ffffff;font-weight:600;text-decoration:none;padding:11px 20px;border-radius:7px;">${label}</a></p>
`;
}
