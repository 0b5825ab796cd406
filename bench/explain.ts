import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Portal } from '../e2e/start-portal.ts';
import { connectTo, databaseHome, signIn } from './portal.ts';

/** The inventory queries to explain: a name and the query string of each. */
const QUESTIONS: Record<string, string> = {
  'the first page': '',
  'the last page': 'page=LAST',
  'by price, far behind': 'sortBy=priceAsc&page=1500',
  'dearest first': 'sortBy=priceDesc',
  'largest price drop first': 'sortBy=priceDrop',
  'most kilometres first': 'sortBy=mileageDesc',
  'most power first': 'sortBy=powerDesc',
  'by mileage, far behind': 'sortBy=mileage&page=1500',
  'one make': 'make=Volkswagen',
  'makes and models': 'make=Volkswagen&make=Audi&model=Golf&model=A4',
  'price and mileage': 'priceMin=10000&priceMax=30000&mileageMin=10000&mileageMax=100000&sortBy=priceAsc',
  'fuel, gearbox, colour': 'fuelType=Diesel&transmission=Automatic&colour=Schwarz',
  'diesels, far behind': 'fuelType=Diesel&sortBy=priceAsc&page=300',
  'power, age, doors':
    'kwMin=110&kwMax=150&firstRegisteredFrom=2022-01-01&firstRegisteredTo=2023-12-31&doors=5',
  'few damages': 'damagesMax=500',
  'with documents': 'hasDocuments=true',
  'estates with a tow bar': 'bodyType=ESTATE&feature=TOW_BAR',
  'several features': 'feature=NAVIGATION&feature=HEATED_SEATS&feature=REAR_CAMERA&priceMax=30000',
  'a base colour': 'colour=Grey',
  'seats, emission class, country': 'seats=5&emissionClass=EURO_6D&locationCountry=DE',
  'accident-free, one owner, inspection': 'accidentFree=true&ownersMax=1&nextInspectionFrom=2027-06-01',
  'a towing load': 'towLoadMin=1800&sortBy=priceAsc',
  'words that are filters': 'q=diesel+kombi+ahk+unter+20000+euro',
  'available alone': 'status=AVAILABLE',
  'whatever the status': 'status=ALL',
  'a word of half the stock': 'q=navi',
  'the same by relevance': 'q=navi&sortBy=relevance',
  'the same, far behind': 'q=navi&page=800',
  'a rare word': 'q=standheizung&sortBy=relevance',
  'several words': 'q=golf+automatik+anh%C3%A4ngerkupplung&sortBy=relevance',
  'words and filters': 'q=sitzheizung&make=Volkswagen&fuelType=Diesel&priceMax=30000',
  'a mistyped name': 'q=volkswagn&sortBy=relevance',
  'a part of a VIN': 'q=000777',
  'a common part of a VIN': 'q=WVWZZZ',
  'a word that is nowhere': 'q=xyzzy',
};

/** The query of a dealer who has hidden so many vehicles. */
const DEALER = 'dealer@example.com';
const HIDDEN = [10, 1000];
const ASKED_BY_DEALERS = ['the first page', 'by price, far behind', 'one make', 'a word of half the stock'];

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Heap Fetches'?: number;
  Plans?: PlanNode[];
}

interface Statement {
  ms: number;
  nodes: PlanNode[];
}

interface Explained {
  /** Runs `act` and returns the statements over vehicles that the database executed meanwhile. */
  plansOf: (act: () => Promise<void>) => Promise<Statement[]>;
  /** Hides so many vehicles from the demo dealer. */
  hide: (count: number) => Promise<void>;
}

/**
 * Sends the inventory queries to a portal with its own database and prints how PostgreSQL executed them, from
 * the plans that auto_explain logs. Returns the number of sequential scans over vehicles.
 */
export async function explainQuestions(portal: Portal): Promise<number> {
  const database = await logPlans(portal);
  try {
    let scans = await explainAll(portal.url, database, Object.keys(QUESTIONS));
    const cookie = await signIn(portal.url, DEALER);
    for (const count of HIDDEN) {
      await database.hide(count);
      console.log(`\nto a dealer who has hidden ${count} vehicles`);
      scans += await explainAll(portal.url, database, ASKED_BY_DEALERS, { cookie });
    }
    return scans;
  } finally {
    await database.close();
  }
}

async function explainAll(
  url: string,
  { plansOf }: Explained,
  names: readonly string[],
  headers: Record<string, string> = {},
): Promise<number> {
  let scans = 0;
  for (const name of names) {
    const query = QUESTIONS[name] ?? '';
    const wanted = query.includes('LAST') ? query.replace('LAST', await lastPage(url)) : query;
    const statements = await plansOf(() => ask(`${url}/api/vehicles?${wanted}`, headers));
    const ways = statements.flatMap(({ nodes }) => nodes.filter(isOfVehicles));
    const sequential = ways.filter((node) => node['Node Type'] === 'Seq Scan').length;
    scans += sequential;
    console.log(`${name} (${wanted || 'no filter'})`);
    for (const { ms, nodes } of statements) {
      console.log(
        `  ${ms.toFixed(1).padStart(6)} ms  ${nodes.filter(isOfVehicles).map(describe).join(', ')}`,
      );
    }
    if (sequential > 0) console.log('  SEQUENTIAL SCAN over vehicles');
  }
  console.log(
    scans === 0 ? '\nNo sequential scan over vehicles.' : `\n${scans} sequential scans over vehicles.`,
  );
  return scans;
}

const isOfVehicles = (node: PlanNode): boolean =>
  node['Relation Name'] === 'vehicles' || (node['Index Name']?.startsWith('vehicles_') ?? false);

function describe(node: PlanNode): string {
  const rows = (node['Actual Rows'] ?? 0) * (node['Actual Loops'] ?? 1);
  const fetched = node['Heap Fetches'] ? `, ${node['Heap Fetches']} from the table` : '';
  const by = node['Index Name'] ? ` ${node['Index Name']}` : '';
  return `${node['Node Type'].toLowerCase()}${by} (${Math.round(rows)} rows${fetched})`;
}

async function ask(url: string, headers: Record<string, string>): Promise<void> {
  const answer = await fetch(url, { headers });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
}

async function lastPage(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/vehicles`);
  const { pagination } = (await answer.json()) as { pagination: { totalPages: number } };
  return String(pagination.totalPages);
}

/** Makes the embedded database log the plan of every statement (auto_explain). */
async function logPlans(portal: Portal): Promise<Explained & { close: () => Promise<void> }> {
  const client = await connectTo(portal);
  for (const setting of [
    "session_preload_libraries = 'auto_explain'",
    'auto_explain.log_min_duration = 0',
    'auto_explain.log_analyze = on',
    // Timing every row would cost more than the work that is measured.
    'auto_explain.log_timing = off',
    "auto_explain.log_format = 'json'",
  ])
    await client.query(`alter system set ${setting}`);
  await client.query('select pg_reload_conf()');
  // The settings apply to new connections only. The portal opens new ones.
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'forecourt'`,
  );
  await untilServed(portal.url);
  return {
    plansOf: async (act: () => Promise<void>) => {
      // A new stock version: otherwise the portal would answer from its cache.
      await client.query('insert into stock_changes default values');
      return readPlans(join(databaseHome(portal), 'log'), act);
    },
    hide: async (count) => {
      await client.query(
        `insert into dealer_vehicle_statuses (dealer_id, vehicle_id, status)
        select dealers.id, chosen.id, 'HIDDEN'
        from dealers
        cross join (select id from vehicles order by id limit $2) as chosen
        where dealers.email = $1
        on conflict do nothing`,
        [DEALER, count],
      );
    },
    close: async () => {
      await client.query('alter system reset auto_explain.log_min_duration');
      await client.query('select pg_reload_conf()');
      await client.end();
    },
  };
}

/** After its connections were terminated, the portal may refuse requests until it has new ones. */
async function untilServed(url: string): Promise<void> {
  while (!(await fetch(`${url}/api/vehicles?limit=1`)).ok) await setTimeout(100);
}

async function readPlans(path: string, act: () => Promise<void>): Promise<Statement[]> {
  const { size: before } = await stat(path);
  await act();
  const file = await open(path);
  const { size } = await file.stat();
  const written = await file.read(Buffer.alloc(size - before), 0, size - before, before);
  await file.close();
  return plansIn(written.buffer.toString('utf8')).filter(({ nodes }) => nodes.some(isOfVehicles));
}

/** A log entry is a line with the duration, followed by the indented plan. */
function plansIn(log: string): Statement[] {
  const entries = log.split(/^(?=\S)/m);
  return entries.flatMap((entry) => {
    const ms = /LOG: {2}duration: ([\d.]+) ms {2}plan:\n/.exec(entry);
    if (!ms) return [];
    const { Plan: plan } = JSON.parse(entry.slice(entry.indexOf('\n'))) as { Plan: PlanNode };
    return [{ ms: Number(ms[1]), nodes: allNodes(plan) }];
  });
}

function allNodes(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(allNodes)];
}
