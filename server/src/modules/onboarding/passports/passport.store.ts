import { listPassportGrants, listPassports } from '#contract/onboarding/passports.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { FilterOf } from '#kit/database/list/list.where.ts'
import { type Params, preparedQuery, sqlQuery } from '#kit/database/query.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'

export const editions = tableOf('onboarding.passport_editions')
export type EditionRow = RowOfTable<typeof editions>
export const grants = tableOf('onboarding.passport_grants')
export type GrantRow = RowOfTable<typeof grants>
export const deliveries = tableOf('onboarding.passport_deliveries')
export type DeliveryRow = RowOfTable<typeof deliveries>

const newest = preparedQuery((db, $: Params<{ supplierId: string }>) =>
  db
    .selectFrom('onboarding.passport_editions')
    .selectAll()
    .where('supplier_id', '=', $.supplierId)
    .orderBy('no', 'desc')
    .limit(1),
)
export const newestEdition = (db: Db, supplierId: string): Promise<EditionRow | undefined> =>
  newest.first(db, { supplierId })

const active = preparedQuery((db, $: Params<{ supplierId: string }>) =>
  db
    .selectFrom('onboarding.passport_grants')
    .select('id')
    .where('supplier_id', '=', $.supplierId)
    .where('status', '=', 'active')
    .limit(200),
)
/** Grants in force of a supplier. */
export const activeGrants = (db: Db, supplierId: string) => active(db, { supplierId })

const activeTo = preparedQuery((db, $: Params<{ supplierId: string; host: string }>) =>
  db
    .selectFrom('onboarding.passport_grants')
    .select('id')
    .where('supplier_id', '=', $.supplierId)
    .where('host', '=', $.host)
    .where('status', '=', 'active'),
)
/** Grant in force of a supplier to a host. */
export const activeGrantTo = (db: Db, supplierId: string, host: string) => activeTo.first(db, { supplierId, host })

const activeFor = sqlQuery(
  'onboarding.activePassportGrant',
  `select g.id, g.sections from onboarding.passport_grants g
   join suppliers.suppliers s on s.tenant_id = g.tenant_id and s.id = g.supplier_id
   where s.credit_code = $creditCode and g.host = $host and g.status = 'active'`,
)
/** Grant in force of the supplier with this credit code to a host. */
export const findActiveGrant = (db: Db, creditCode: string, host: string) => activeFor.first(db, { creditCode, host })

export const grantList = listOf({
  route: listPassportGrants,
  find: (db: Db, { supplierId }: FilterOf<typeof listPassportGrants> & { readonly supplierId: string }) =>
    db.selectFrom('onboarding.passport_grants as g').where('g.supplier_id', '=', supplierId),
  where: { status: { is: 'g.status' } },
  select: (found) => found.selectAll('g'),
  key: 'g.id',
  order: [
    ['g.granted_at', 'desc'],
    ['g.id', 'desc'],
  ],
})

export const deliveryList = listOf({
  route: listPassports,
  find: (db: Db) => db.selectFrom('onboarding.passport_deliveries as d'),
  where: { keyword: { contains: ['d.company_name', 'd.credit_code', 'd.issuer_name'] }, status: { is: 'd.status' } },
  select: (found) => found.selectAll('d'),
  key: 'd.id',
  order: [
    ['d.delivered_at', 'desc'],
    ['d.id', 'desc'],
  ],
  sort: { deliveredAt: 'd.delivered_at' },
})

const turn = sqlQuery(
  'onboarding.takePassportTurn',
  `select pg_advisory_xact_lock(hashtextextended('passport/' || kit.tenant() || '/' || $issuerHost || '/' || $creditCode, 17))`,
)
const ofEdition = sqlQuery(
  'onboarding.passportsOfIssuer',
  `select id, edition_no, status from onboarding.passport_deliveries
   where issuer_host = $issuerHost and credit_code = $creditCode order by edition_no desc, id limit 500 for no key update`,
)
/** Locks what an issuer has delivered of a supplier, newest edition first, also against a first delivery beside it. */
export async function lockDelivered(tx: Tx, issuerHost: string, creditCode: string) {
  await turn(tx, { issuerHost, creditCode })
  return ofEdition(tx, { issuerHost, creditCode })
}

/** Names a new supplier in what was delivered of it before. */
export const adoptDelivered = sqlQuery(
  'onboarding.adoptPassports',
  `update onboarding.passport_deliveries d set supplier_id = s.id, version = d.version + 1
   from suppliers.suppliers s where s.id = $supplierId and d.credit_code = s.credit_code and d.supplier_id is null`,
)

const replace = sqlQuery(
  'onboarding.replacePassports',
  `update onboarding.passport_deliveries set status = '03', version = version + 1
   where issuer_host = $issuerHost and credit_code = $creditCode and edition_no < $editionNo and status in ('01', '05')`,
)
/** Marks older editions as replaced. */
export const replaceOlder = (db: Db, of: { issuerHost: string; creditCode: string; editionNo: number }) =>
  replace(db, of)

const withdraw = sqlQuery(
  'onboarding.withdrawPassports',
  `update onboarding.passport_deliveries
   set text = null, withdrawn_at = $now, version = version + 1, status = case status when '02' then '02' else '04' end
   where issuer_host = $issuerHost and credit_code = $creditCode and text is not null
   returning id, company_name, issuer_name, edition_no`,
)
/** Removes the content of everything that an issuer has delivered of a supplier. */
export const withdrawDelivered = (db: Db, issuerHost: string, creditCode: string, now: Date) =>
  withdraw(db, { issuerHost, creditCode, now })

const waiting = preparedQuery((db) =>
  db
    .selectFrom('onboarding.passport_deliveries')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('status', '=', '01'),
)
export const countWaitingPassports = async (db: Db): Promise<number> => (await waiting.one(db)).count
