import { query } from '../fixtureGoods.ts'

/** Rows of the long lists. */
export const rowsOf = {
  departments: 20_000,
  roles: 2_000,
  people: 100_000,
  suppliers: 10_000,
  orders: 1_000_000,
  payables: 100_000,
  calls: Number(process.env['BENCH_LOG_ROWS'] ?? 5_000_000),
  logins: 1_000_000,
  events: 1_000_000,
  facts: Number(process.env['BENCH_FACTS'] ?? 10_000_000),
}

/** Ids of rows made here: small numbers, apart from each other and from those that the product assigns. */
const ids = { departments: 1_000_000, roles: 2_000_000, people: 3_000_000, suppliers: 4_000_000, orders: 10_000_000 }
const series = (name: keyof typeof rowsOf) => `generate_series(1, ${rowsOf[name]}) n`
const supplierOf = (n: string) => `${ids.suppliers} + 1 + (${n} % 50) * (${n} % 200)`
const personOf = (n: string) => `${ids.people} + 1 + ${n} % ${rowsOf.people}`
/** Departments of the lowest level, where people work. */
const leafOf = (n: string) => `${ids.departments} + 641 + ${n} % ${rowsOf.departments - 640}`

/** Sums of facts by what the cockpit shows, without the departments of the lowest level. */
const sumsBy = (tenantId: string, columns: string) =>
  `select d.path[:3] as path, date_trunc('month', s.on_day)::date as month, ${columns}, sum(s.gross) as gross, sum(s.tax) as tax,
     sum(s.pieces) as pieces, sum(s.orders) as orders, sum(s.top_orders) as top_orders
   from insight.spend s join identity.departments d on d.tenant_id = s.tenant_id and d.id = s.dept_id
   where s.tenant_id = ${tenantId} group by d.path[:3], 2, ${columns}`

/** Statements that fill a tenant, by the table that tells whether they have run. */
const statements = (tenantId: string, rootId: string): readonly (readonly [table: string, text: string])[] => [
  [
    'identity.departments',
    // Twenty companies, 620 departments in them, and all others below those.
    `insert into identity.departments (tenant_id, id, parent_id, code, name, kind, path, full_name, place)
     select ${tenantId}, d.id, d.path[cardinality(d.path) - 1], 'B' || lpad(n::text, 6, '0'), '部门 ' || n, case when n <= 20 then '1' else '2' end,
       d.path, '测量集团/部门 ' || n, n
     from ${series('departments')}, lateral (select ${ids.departments} + n as id, case
       when n <= 20 then array[${rootId}, ${ids.departments} + n]
       when n <= 640 then array[${rootId}, ${ids.departments} + 1 + n % 20, ${ids.departments} + n]
       else array[${rootId}, ${ids.departments} + 1 + n % 620 % 20, ${ids.departments} + 21 + (n % 620 + 619) % 620, ${ids.departments} + n] end as path) d`,
  ],
  [
    'identity.roles',
    `insert into identity.roles (tenant_id, id, code, name, en_name, permissions)
     select ${tenantId}, ${ids.roles} + n, 'bench' || n, '角色 ' || n, 'Role ' || n, array['goods.read', 'order.read', 'order.submit']
     from ${series('roles')}`,
  ],
  [
    'identity.people',
    `insert into identity.people (tenant_id, id, mobile, email, password_hash)
     select ${tenantId}, ${ids.people} + n, '139' || lpad(n::text, 8, '0'), 'p' || n || '@lists.example', 'no password' from ${series('people')}`,
  ],
  [
    'identity.users',
    `insert into identity.users (tenant_id, id, code, name, entrance, dept_id, person_id, disabled, last_login_at)
     select ${tenantId}, ${ids.people} + n, 'p' || lpad(n::text, 7, '0'), '员工 ' || n, 'purchaser', ${leafOf('n')}, ${ids.people} + n, n % 50 = 0,
       case when n % 10 <> 9 then now() - n * interval '1 minute' end
     from ${series('people')}`,
  ],
  [
    'identity.user_roles',
    `insert into identity.user_roles (tenant_id, user_id, role_id)
     select ${tenantId}, ${ids.people} + n, ${ids.roles} + 1 + n * k % ${rowsOf.roles} from ${series('people')}, generate_series(1, 2) k
     on conflict do nothing`,
  ],
  [
    'suppliers.suppliers',
    `insert into suppliers.suppliers (tenant_id, id, code, name, short_name, credit_code, region, contact_name, contact_tel, status, created_at)
     select ${tenantId}, ${ids.suppliers} + n, 'S' || n, '测量供应商' || md5(n::text), '供应商 ' || n, '91330000' || lpad(n::text, 10, '0'), '330000', '江澜',
       '0571-88886666', case when n % 40 = 0 then 'suspended' else 'active' end, now() - n * interval '1 hour'
     from ${series('suppliers')}`,
  ],
  [
    'ordering.orders',
    // Nineteen of twenty are finished; ten orders share a moment of two years.
    `insert into ordering.orders (tenant_id, id, no, status, order_type, buyer_id, buyer_name, dept_id, dept_name, supplier_id, supplier_name, payment_method,
       consignee, invoice_title, goods_amount, tax_amount, freight, amount, keywords, created_at, submitted_at, sent_at, accepted_at, received_at, finished_at)
     select ${tenantId}, ${ids.orders} + n, 'DD-B' || lpad(n::text, 8, '0'),
       case when n % 20 > 0 then '70' else (array['20', '30', '35', '40', '50', '60', '90', '95', '10', '45'])[1 + n / 20 % 10] end, 'goods',
       ${personOf('n')}, '员工 ' || 1 + n % ${rowsOf.people}, ${leafOf(`(1 + n % ${rowsOf.people})`)}, '部门',
       ${supplierOf('n')}, '测量供应商 ' || n % 200, 'quota',
       '{"name": "林知远", "mobile": "13800001001", "regions": [{"code": "320000", "name": "江苏省"}], "detail": "星湖街 88 号", "full": "江苏省 星湖街 88 号"}',
       '{"title": "启明集团有限公司", "taxNo": "91320594MA00000X00"}', a.amount, round(a.amount * 0.13 / 1.13, 2), 0, a.amount,
       lower('DD-B' || lpad(n::text, 8, '0') || ' 员工 ' || 1 + n % ${rowsOf.people} || ' 螺栓 M' || n % 97), t.at, t.at, t.at, t.at, t.at, t.at
     from ${series('orders')}, lateral (select (100 + n % 9973)::numeric(18, 2) as amount) a,
       lateral (select now() - (${rowsOf.orders} - n) / 10 * interval '10 minutes' as at) t`,
  ],
  [
    'ordering.order_lines',
    `insert into ordering.order_lines (tenant_id, id, order_id, line_no, sku_id, product_id, name, spec, brand_name, unit, picture, category_path, category_name,
       tax_code, quantity, price, price_source, tax_rate, amount, tax_amount)
     select o.tenant_id, o.id * 4 + k, o.id, k, 1 + o.id % 100000, 1 + o.id % 50000, '螺栓 M' || o.id % 97, '8.8 级', '品牌', '件', '', '{1,2,3}', '紧固件',
       '1090101010000000000', 1, o.goods_amount / 2, 'list', 13, o.goods_amount / 2, round(o.goods_amount / 2 * 0.13 / 1.13, 2)
     from ordering.orders o, generate_series(1, 2) k where o.tenant_id = ${tenantId}`,
  ],
  [
    'settlement.payables',
    // Two of five are not settled, one of forty of those is held.
    `insert into settlement.payables (tenant_id, invoice_id, invoice_no, supplier_id, supplier_name, payer_no, payer_title, gross, paid, accepted_on, due_on,
       booked_on, holds, created_at, settled_at)
     select ${tenantId}, n, lpad(n::text, 20, '2'), ${supplierOf('n')}, '测量供应商 ' || n % 200, '91320594MA00000X' || lpad((n % 20)::text, 2, '0'),
       '启明集团' || n % 20, a.gross, case when n % 5 > 1 then a.gross else 0 end, d.day, d.day + 60, d.day,
       case when n % 100 = 0 then array['manual'] else '{}' end, d.day, case when n % 5 > 1 then d.day + 50 end
     from ${series('payables')}, lateral (select (100 + n % 9973)::numeric(18, 2) as gross) a,
       lateral (select current_date - (n % 5 / 2) * 60 - n % 90 as day) d`,
  ],
  [
    'kit.calls',
    `insert into kit.calls (tenant_id, id, at, actor_id, path, writes, document_id, code, ms, ip, agent, trace_id)
     select ${tenantId}, n, now() - (${rowsOf.calls} - n) * interval '6 seconds', ${personOf('n')},
       (array['/orderrest/api/orders/submit', '/orderrest/api/orders/move', '/sysrest/api/dept/list'])[1 + n % 3], n % 3 <> 2,
       case when n % 3 = 1 then ${ids.orders} + n % ${rowsOf.orders} end, case when n % 5000 = 0 then 4030 else 0 end,
       case when n % 3 = 2 then 600 else 20 end, '10.0.0.1', 'Mozilla/5.0', md5(n::text)
     from ${series('calls')}`,
  ],
  [
    'identity.logins',
    `insert into identity.logins (tenant_id, id, person_id, user_id, at, method, result, ip, agent)
     select ${tenantId}, n, ${personOf('n')}, ${personOf('n')}, now() - (${rowsOf.logins} - n) * interval '30 seconds', 'password',
       case when n % 5000 = 0 then 'login.wrong' else 'ok' end, '10.0.0.1', 'Mozilla/5.0'
     from ${series('logins')}`,
  ],
  [
    'kit.events',
    // One of a thousand is a change of a person; nobody listens to the others.
    `insert into kit.events (tenant_id, id, at, name, entity, entity_id, actor_id, ip, trace_id)
     select ${tenantId}, n, now() - (${rowsOf.events} - n) * interval '30 seconds', case when n % 1000 = 0 then 'account.edited' else 'bench.happened' end,
       case when n % 1000 = 0 then 'account' else 'bench' end, ${personOf('n')}, ${personOf('n')}, '10.0.0.1', md5((n * 5)::text)
     from ${series('events')}`,
  ],
  [
    'catalogue.categories',
    `insert into catalogue.categories (tenant_id, id, path, code, name) select ${tenantId}, n, array[n], 'B' || n, '类目 ' || n from generate_series(1, 20) n`,
  ],
  [
    'insight.spend',
    // Facts of as many lines for each order as it takes, over three years.
    `insert into insight.spend (tenant_id, order_id, source, source_id, line_id, at, on_day, dept_id, supplier_id, procedure, product_id, top_id, leaf_id,
       pieces, gross, tax, orders, top_orders)
     select ${tenantId}, ${ids.orders} + n, 'accepted', 0, (${ids.orders} + n) * 4 + k, t.at, t.at::date, ${leafOf(`(1 + n % ${rowsOf.people})`)}, ${supplierOf('n')},
       (array['mall', 'inquiry', 'bidding', 'agreement'])[1 + n % 4], 1 + n % 50000, 1 + n % 20, 100 + n % 400, 1, (50 + n % 4973)::numeric(18, 2),
       round((50 + n % 4973) * 0.13 / 1.13, 2), case when k = 0 then 1 else 0 end, case when k = 0 then 1 else 0 end
     from ${series('orders')}, lateral (select now() - (${rowsOf.orders} - n) * interval '94 seconds' as at) t,
       generate_series(0, ${Math.round(rowsOf.facts / rowsOf.orders) - 1}) k`,
  ],
  [
    'insight.cube',
    `insert into insight.cube (tenant_id, scope_id, month, top_id, procedure, gross, tax, pieces, orders, top_orders)
     select ${tenantId}, scope.id, s.month, s.top_id, s.procedure, sum(s.gross), sum(s.tax), sum(s.pieces), sum(s.orders), sum(s.top_orders)
     from (${sumsBy(tenantId, 's.top_id, s.procedure')}) s
     cross join lateral unnest(0::bigint || s.path) scope(id) group by 1, 2, 3, 4, 5`,
  ],
  [
    'insight.cube_supplier',
    `insert into insight.cube_supplier (tenant_id, scope_id, month, supplier_id, gross, tax, pieces, orders)
     select ${tenantId}, scope.id, s.month, s.supplier_id, sum(s.gross), sum(s.tax), sum(s.pieces), sum(s.orders)
     from (${sumsBy(tenantId, 's.supplier_id')}) s
     cross join lateral unnest(0::bigint || s.path) scope(id) group by 1, 2, 3, 4`,
  ],
]

const marks: Readonly<Record<string, string>> = {
  'identity.departments': `code = 'B000001'`,
  'identity.roles': `code = 'bench1'`,
  'identity.people': `id = ${ids.people + 1}`,
  'identity.users': `id = ${ids.people + 1}`,
  'identity.user_roles': `user_id = ${ids.people + 1}`,
  'kit.events': 'id = 1',
}

/** Fills the tables that are not filled yet. */
export async function fillRows(url: string, tenantId: string): Promise<void> {
  const [root] = await query(
    url,
    `select id from identity.departments where tenant_id = ${tenantId} and parent_id is null`,
  )
  for (const [table, text] of statements(tenantId, root!['id']!)) {
    if (rowsOf.facts === 0 && table.startsWith('insight.')) continue
    const where = `tenant_id = ${tenantId} and ${marks[table] ?? 'true'}`
    if ((await query(url, `select 1 from ${table} where ${where} limit 1`)).length > 0) continue
    const from = Date.now()
    await query(url, text)
    await query(url, `vacuum analyze ${table}`)
    console.error(`filled ${table} in ${Date.now() - from} ms (first run only)`)
  }
}
