import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { Accordion } from './Accordion.tsx';
import { Badge } from './Badge.tsx';
import { Button } from './Button.tsx';
import { Card, TitledCard } from './Card.tsx';
import { Checkbox } from './Checkbox.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { CopyButton } from './CopyButton.tsx';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from './DataTable.tsx';
import { DefinitionList } from './DefinitionList.tsx';
import { Dialog } from './Dialog.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ErrorPanel } from './ErrorPanel.tsx';
import { FileDrop } from './FileDrop.tsx';
import { FormError } from './FormError.tsx';
import { IconButton } from './IconButton.tsx';
import { PageTitle } from './PageTitle.tsx';
import { Pagination } from './Pagination.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PlateMark } from './PlateMark.tsx';
import { Popover } from './Popover.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { SelectField } from './SelectField.tsx';
import { Sheet } from './Sheet.tsx';
import { Skeleton } from './Skeleton.tsx';
import { Spinner } from './Spinner.tsx';
import { Tabs } from './Tabs.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';
import { ToastProvider } from './Toasts.tsx';

const nothing = () => {};

function html(children: ReactNode): string {
  return renderToString(
    <ToastProvider labels={{ region: 'Meldungen', close: 'Schließen' }}>{children}</ToastProvider>,
  );
}

const PARTS_CSS = readFileSync(join(import.meta.dirname, '../styles/parts.css'), 'utf8');

/** The utilities of a class of parts.css. */
const looksOf = (name: string): string =>
  PARTS_CSS.split(`\n  ${name} {\n    @apply `)[1]?.split(';', 1)[0] ?? '';

const PARTS: Record<string, ReactNode> = {
  Accordion: <Accordion items={[{ title: 'Frage', body: 'Antwort' }]} />,
  Badge: <Badge tone="available">Verfügbar</Badge>,
  Button: <Button busy>Reservieren</Button>,
  Card: <Card>Karte</Card>,
  Checkbox: <Checkbox name="terms" label="Bedingungen" hint="Hinweis" error="Fehlt" />,
  ConfirmDialog: (
    <ConfirmDialog
      open
      onOpenChange={nothing}
      title="BMW 320d löschen?"
      consequence="Endgültig."
      confirmLabel="Löschen"
      cancelLabel="Behalten"
      onConfirm={nothing}
    />
  ),
  CopyButton: <CopyButton value="1" label="Kopieren" copiedLabel="Kopiert" />,
  DefinitionList: <DefinitionList entries={[{ term: 'Marke', value: 'Audi' }]} />,
  Dialog: (
    <Dialog open onOpenChange={nothing} title="Status" closeLabel="Schließen">
      Inhalt
    </Dialog>
  ),
  EmptyState: <EmptyState title="Leer" hint="Anders suchen" />,
  ErrorPanel: <ErrorPanel title="Fehler" retryLabel="Erneut" onRetry={nothing} />,
  FileDrop: <FileDrop label="Hierher" accept=".zip" onFiles={nothing} />,
  FormError: <FormError>Fehler</FormError>,
  IconButton: <IconButton label="Löschen" icon="x" />,
  PageTitle: <PageTitle lead="Zeile">Bestand</PageTitle>,
  Pagination: (
    <Pagination
      page={2}
      totalPages={9}
      labels={{ navigation: 'Seiten', previous: 'Zurück', next: 'Weiter', page: (page) => `Seite ${page}` }}
      renderLink={(page, children, props) => (
        <a {...props} href={`?page=${page}`}>
          {children}
        </a>
      )}
    />
  ),
  PasswordField: <PasswordField label="Kennwort" showLabel="Zeigen" hideLabel="Verbergen" />,
  PlateMark: <PlateMark name="Forecourt" />,
  Popover: (
    <Popover label="Marken" anchor={{ current: null }} open onOpenChange={nothing}>
      Inhalt
    </Popover>
  ),
  ProgressBar: <ProgressBar label="Übertragung" percent={40} />,
  RadioGroup: (
    <RadioGroup
      name="shipping"
      legend="Versand"
      defaultValue="delivery"
      choices={[{ value: 'delivery', label: 'Lieferung', hint: '175 €' }]}
    />
  ),
  SelectField: (
    <SelectField label="Sortieren" hasHiddenLabel>
      <option>Neueste</option>
    </SelectField>
  ),
  Sheet: (
    <Sheet open onOpenChange={nothing} title="Filter" closeLabel="Schließen">
      Inhalt
    </Sheet>
  ),
  Skeleton: <Skeleton className="h-4 w-20" />,
  Spinner: <Spinner label="Wird geladen" />,
  Table: (
    <Table label="Fahrzeuge">
      <TableHead>
        <HeadCell sort="ascending" onSort={nothing}>
          Marke
        </HeadCell>
      </TableHead>
      <TableBody>
        <Row isSelected>
          <Cell label="Marke">Audi</Cell>
        </Row>
      </TableBody>
    </Table>
  ),
  Tabs: (
    <Tabs
      label="Anmeldung"
      value="login"
      onValueChange={nothing}
      tabs={[
        { value: 'login', label: 'Anmelden', panel: 'A' },
        { value: 'register', label: 'Registrieren', panel: 'B' },
      ]}
    />
  ),
  TextArea: <TextArea label="Notiz" />,
  TextField: <TextField label="Firma" hint="Wie im Register" error="Fehlt" suffix="€" />,
  TitledCard: <TitledCard title="Konto">Inhalt</TitledCard>,
};

describe('in the server-rendered HTML', () => {
  const warn = vi.spyOn(console, 'error').mockImplementation(nothing);
  afterAll(() => warn.mockRestore());

  test.each(Object.keys(PARTS))('%s has no style attribute and causes no warning', (name) => {
    expect(html(PARTS[name])).not.toMatch(/\sstyle=|<style/);
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('a field', () => {
  test('is connected with its label, its hint and its error', () => {
    const text = html(<TextField id="company" label="Firma" hint="Wie im Register" error="Fehlt" />);
    expect(text).toContain('<label for="company"');
    expect(text).toMatch(
      /<input id="company" aria-describedby="company-hint company-error" aria-invalid="true"/,
    );
    expect(text).toContain('id="company-hint"');
    expect(text).toContain('id="company-error"');
  });

  test('without an error is not marked invalid', () => {
    expect(html(<TextField label="Firma" />)).not.toContain('aria-invalid=');
  });
});

describe('a badge', () => {
  test.each(['available', 'reserved', 'sold'] as const)(
    'for %s has its colour on its soft background',
    (tone) => {
      const text = html(<Badge tone={tone}>Wort</Badge>);
      expect(text).toContain(`class="badge badge-${tone}"`);
      expect(looksOf(`.badge-${tone}`)).toBe(`bg-${tone}-soft text-${tone}`);
      expect(text).toContain('Wort');
    },
  );

  test('for anything else is grey', () => {
    expect(html(<Badge tone="neutral">-</Badge>)).toContain('class="badge badge-neutral"');
    expect(looksOf('.badge-neutral')).toBe('bg-sunken text-ink-2');
  });
});

describe('a button', () => {
  test('that is busy says so and keeps its text in place', () => {
    const text = html(<Button busy>Verbindlich reservieren</Button>);
    expect(text).toContain('aria-busy="true"');
    expect(text).toContain('Verbindlich reservieren');
    expect(text).not.toContain(' disabled=');
  });

  test('applies its look to a link', () => {
    const text = html(
      <Button asChild variant="primary">
        <a href="/vehicles">Bestand</a>
      </Button>,
    );
    expect(text).toMatch(/^<a href="\/vehicles" class="button button-md button-primary"/);
    expect(looksOf('.button-primary')).toMatch(/^border-plate bg-plate text-on-plate /);
  });
});

test('a pagination marks the current page, and every link names its page', () => {
  const text = html(PARTS['Pagination']);
  expect(text).toMatch(/<a [^>]*aria-label="Seite 2" aria-current="page"/);
  expect(text.match(/aria-current/g)).toHaveLength(1);
  expect(text).toContain('aria-label="Zurück"');
});

test('a sorted column tells screen readers its direction', () => {
  expect(html(PARTS['Table'])).toMatch(/<th [^>]*aria-sort="ascending"/);
});

test('a name of one word is not broken at its hyphen, one of several words is broken between them', () => {
  const entries = ['E-mail', 'Dernière connexion'].map((term) => ({ term, value: '–' }));
  const names = html(<DefinitionList entries={entries} />).match(/<dt.*?<\/dt>/g) ?? [];
  expect(names.map((name) => name.includes('whitespace-nowrap'))).toEqual([true, false]);
});

test('an unknown progress has no value', () => {
  expect(html(<ProgressBar label="Prüfung" />)).not.toContain('value=');
});
