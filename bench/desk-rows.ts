import type pg from 'pg';

/** How many rows the back office is measured with, besides the vehicles. */
const DEALERS = 2000;
const ORDERS = 20_000;
const AUDIT_EVENTS = 500_000;
/** The newest dealers wait for approval. */
const WAITING = 20;
/** The newest orders are PENDING, those of the last week or so PROCESSED. */
const PENDING = 150;
const PROCESSED = 500;

/** Each order has a number of its own, and the same rows are made each time. */
const ORDER_ID = `(lpad(to_hex(200003 * n), 8, '0') || '-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;

/**
 * The statements that add the rows, by what they add. One invoice and its mail must exist: the others have
 * their content. Every tenth order is CANCELLED; older ones than those above are COMPLETED and invoiced, and one of a
 * hundred is not paid.
 */
const GROWTH: Record<string, string> = {
  dealers: `
    insert into dealers (company_name, legal_form, email, status, street, postal_code, city, country, phone, vat_id,
      contact_first_name, contact_last_name, created_at)
    select 'Autohaus Nummer ' || n, 'GmbH', 'buyer' || n || '@size.example.com',
      case when n <= ${WAITING} then 'PENDING' when n % 20 = 0 then 'SUSPENDED' else 'ACTIVE' end,
      'Hauptstraße ' || n, lpad(n::text, 5, '0'), 'Ort ' || n % 300, 'DE', '+49 4321 ' || n, 'DE' || 100000000 + n,
      'Kim', 'Muster ' || n, now() - n * interval '4 hours'
    from generate_series(1, ${DEALERS}) n`,
  users: `
    insert into users (dealer_id, email, password_hash, role, created_at, email_confirmed_at)
    select id, email, 'none', 'dealer', created_at, created_at
    from dealers where email like '%@size.example.com'`,
  'what each order holds': `
    create temporary table size_orders on commit preserve rows as
    select n, ${ORDER_ID} as id, chosen.id as vehicle_id, buyer.dealer_id, buyer.user_id,
      now() - n * interval '26 minutes' as placed_at, gen_random_uuid() as invoice_id,
      case
        when n % 10 = 0 then 'CANCELLED'
        when n <= ${PENDING} then 'PENDING'
        when n <= ${PROCESSED} then 'PROCESSED'
        else 'COMPLETED'
      end as status
    from (
      select id, row_number() over (order by id) as n
      from vehicles
      where status = 'AVAILABLE' and not exists (
        select from vehicle_reservations where vehicle_reservations.vehicle_id = vehicles.id)
    ) chosen
    join (
      select users.id as user_id, dealer_id, row_number() over (order by users.id) - 1 as place
      from users where email like '%@size.example.com'
    ) buyer on buyer.place = chosen.n % ${DEALERS}
    where n <= ${ORDERS}`,
  'orders, reservations, invoices': `
    with placed as (
      insert into orders (id, dealer_id, placed_by_user_id, order_date, status, end_reason, ended_at, total_amount,
        shipping_cost, item_count, terms_version, vat_case, delivery_country, called_at, completed_at,
        billing_name, billing_street, billing_postal_code, billing_city, billing_country,
        delivery_name, delivery_street, delivery_postal_code, delivery_city)
      select size_orders.id, dealer_id, user_id, placed_at, size_orders.status,
        case when size_orders.status = 'CANCELLED' then 'DEALER' end,
        case when size_orders.status = 'CANCELLED' then placed_at + interval '1 hour' end,
        price_net, 175, 1, '2025-05-20', 'STANDARD', 'DE',
        case when n % 3 > 0 then placed_at + interval '2 hours' end,
        case when size_orders.status = 'COMPLETED' then placed_at + interval '9 days' end,
        company_name, street, postal_code, city, country, company_name, street, postal_code, city
      from size_orders
      join vehicles on vehicles.id = vehicle_id
      join dealers on dealers.id = dealer_id
    ), held as (
      insert into vehicle_reservations (order_id, vehicle_id, dealer_id, reserved_at, expires_at, status, end_reason,
        ended_at, price_net, vin, make, model, variant, mileage_km, first_registered)
      select size_orders.id, vehicle_id, dealer_id,
        case when size_orders.status = 'PENDING' then now() - n % 60 * interval '1 hour' else placed_at end,
        case when size_orders.status = 'PENDING' then now() + (72 - n % 60) * interval '1 hour' end,
        case when size_orders.status = 'CANCELLED' then 'CANCELLED' else 'ACTIVE' end,
        case when size_orders.status = 'CANCELLED' then 'WITH_ORDER' end,
        case when size_orders.status = 'CANCELLED' then placed_at + interval '1 hour' end,
        price_net, vin, make, model, variant, mileage_km, first_registered
      from size_orders join vehicles on vehicles.id = vehicle_id
    ), first_document as (
      select * from invoices order by issued_at limit 1
    )
    insert into invoices (id, order_id, kind, year, sequence, issued_at, due_on, net_amount, vat_amount, gross_amount,
      content, xml, pdf)
    select size_orders.invoice_id, size_orders.id, 'INVOICE', first_document.year,
      1000 + row_number() over (order by n), placed_at + interval '1 day', (placed_at + interval '8 days')::date,
      net_amount, vat_amount, gross_amount, content, 'small'::bytea, 'small'::bytea
    from size_orders cross join first_document
    where size_orders.status = 'COMPLETED'`,
  'the dates of orders': `
    update orders
    set invoice_id = size_orders.invoice_id, invoiced_at = placed_at + interval '1 day',
      paid_at = case when n % 100 > 0 then placed_at + interval '5 days' end
    from size_orders
    where orders.id = size_orders.id and size_orders.status = 'COMPLETED'`,
  'the status of vehicles': `
    update vehicles
    set status = case when size_orders.status = 'COMPLETED' then 'SOLD' else 'RESERVED' end,
      status_order_id = size_orders.id
    from size_orders
    where vehicles.id = vehicle_id and size_orders.status <> 'CANCELLED'`,
  mails: `
    insert into mail_outbox (kind, recipient, locale, facts, created_at, sent_at, dealer_id)
    select kind, email, 'de', facts || jsonb_build_object('orderId', size_orders.id), placed_at, placed_at, dealer_id
    from size_orders
    join dealers on dealers.id = dealer_id
    cross join (select kind, facts from mail_outbox order by created_at limit 1) first_mail
    cross join generate_series(1, 2)`,
  'the history': `
    insert into audit_events (at, actor_id, actor_email, actor_role, action, subject, subject_id, before, after)
    select now() - n * interval '1 minute', admin.id, admin.email, 'admin', 'VEHICLE_PRICE_CHANGED', 'vehicle', vehicle.id,
      jsonb_build_object('priceNet', '19990.00'), jsonb_build_object('priceNet', '19490.00')
    from generate_series(1, ${AUDIT_EVENTS}) n
    cross join (select count(*) as vehicles from vehicles) stock
    join (select id, row_number() over (order by id) - 1 as place from vehicles) vehicle
      on vehicle.place = n % stock.vehicles
    cross join (select id, email from users where role = 'admin' order by email limit 1) admin
    order by n desc`,
};

/** Adds dealers, orders with their invoices and mails, and a long history to a stock of vehicles. */
export async function growDesk(client: pg.Client): Promise<void> {
  await client.query('begin');
  for (const [what, statement] of Object.entries(GROWTH)) {
    const { rowCount } = await client.query(statement);
    console.log(`  ${what}: ${rowCount} rows`);
  }
  await client.query('commit');
  await client.query('vacuum analyze');
}
