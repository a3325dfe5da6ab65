import type { Tier } from '#contract/catalogue/goods.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'

/** Price of one of the goods for one department, as a document agrees on it. */
export interface OwnedPrice {
  readonly skuId: string
  readonly supplierId: string
  readonly deptId: string
  /** Position of a rotation; empty: there is none. */
  readonly position: string
  readonly price: string
  readonly tiers: readonly Tier[]
  readonly maxQty: number | null
  readonly maxAmount: string | null
  /** Percentage below the list price, by the rule `list`. */
  readonly discount: string | null
}

export interface OwnedPrices {
  readonly agreementId: string
  readonly agreementNo: string
  readonly title: string
  /** Amount of an order from which the parties compete; null: never. */
  readonly miniFrom: string | null
  readonly rule: 'fixed' | 'best' | 'list'
  readonly createdBy: string
  readonly from: string
  readonly to: string
  readonly prices: readonly OwnedPrice[]
}

/** Price by a rule of an agreed price and the list price of a SKU `k`; by a list price of 0 the agreed one. */
export const priceBy = (
  rule: string,
  agreed: string,
  discount: string,
) => `case ${rule}::text when 'best' then least(${agreed}, nullif(k.list_price, 0))
    when 'list' then coalesce(nullif(round(k.list_price * (100 - ${discount}) / 100, 4), 0), ${agreed}) else ${agreed} end`
/** Tiers by a rule: of the lower price those that are lower still. */
export const tiersBy = (rule: string, agreed: string, tiers: string) => `case ${rule}::text when 'best' then (
      select coalesce(jsonb_agg(t order by (t ->> 'qty')::int), '[]') from jsonb_array_elements(${tiers}) t
      where (t ->> 'price')::numeric < least(${agreed}, nullif(k.list_price, 0))) else ${tiers} end`

const insertRows = sqlQuery(
  'catalogue.insertOwnedPrices',
  `
  with given as materialized (
    select r.*, kit.next_id() as id, row_number() over (partition by r."skuId" order by r."deptId") as place
    from jsonb_to_recordset($prices::jsonb) r("skuId" bigint, "supplierId" bigint, "deptId" bigint, "position" text, price numeric, tiers jsonb,
      "maxQty" int, "maxAmount" numeric, discount numeric)
  ), holders as (
    select a.sku_id, min(a.id) as id from catalogue.agreement_prices a
    where a.agreement_id = $agreementId and a.holder_id is null group by a.sku_id
  )
  insert into catalogue.agreement_prices (id, supplier_id, sku_id, dept_id, agreement_no, title, price, tiers, valid_from,
    valid_to, created_by, agreement_id, holder_id, max_qty, max_amount, mini_from, position_id, rule, agreed_price, agreed_tiers, discount)
  select g.id, g."supplierId", g."skuId", g."deptId", $agreementNo::text, $title::text, ${priceBy('$rule', 'g.price', 'g.discount')}, ${tiersBy('$rule', 'g.price', 'g.tiers')}, $from::date,
    $to::date, $createdBy::bigint, $agreementId::bigint,
    case when h.id is not null then h.id when g.place > 1 then f.id end,
    case when h.id is null and g.place = 1 then g."maxQty" end,
    case when h.id is null and g.place = 1 then g."maxAmount" end, $miniFrom?::numeric,
    (select p.id from catalogue.positions p where p.agreement_id = $agreementId and p.name = g."position" and g."position" <> ''),
    $rule, g.price, g.tiers, g.discount
  from given g
  join catalogue.skus k on k.id = g."skuId"
  join given f on f."skuId" = g."skuId" and f.place = 1
  left join holders h on h.sku_id = g."skuId"
  returning id`,
)
/** Rows of new prices. All rows of the same goods count against the first one that the document ever had. */
export const insertOwnedPrices = async (tx: Tx, prices: OwnedPrices): Promise<number> =>
  (await insertRows(tx, prices)).length

const setCaps = sqlQuery(
  'catalogue.setOwnedCaps',
  `
  with given as (
    select r."skuId" as sku_id, min(r."maxQty") as max_qty, min(r."maxAmount") as max_amount
    from jsonb_to_recordset($prices::jsonb) r("skuId" bigint, "maxQty" int, "maxAmount" numeric)
    group by 1
  ), holders as (
    select a.id, a.sku_id from catalogue.agreement_prices a
    where a.agreement_id = $agreementId and a.holder_id is null order by a.id for update
  ), first as (
    select sku_id, min(id) as id from holders group by sku_id
  ), others as (
    select a.sku_id, sum(a.used_qty) as used, sum(a.used_amount) as amount from catalogue.agreement_prices a
    where a.agreement_id = $agreementId and a.id not in (select id from first) group by a.sku_id
  )
  update catalogue.agreement_prices a set max_qty = g.max_qty - coalesce(o.used, 0), max_amount = g.max_amount - coalesce(o.amount, 0),
    told = case when g.max_qty is distinct from a.max_qty or g.max_amount is distinct from a.max_amount then 0 else a.told end,
    version = a.version + 1
  from first f join given g on g.sku_id = f.sku_id left join others o on o.sku_id = f.sku_id
  where a.id = f.id`,
)
/** Sets the caps of goods that the document has already; the caller has checked them against what is used. */
export const setOwnedCaps = (tx: Tx, agreementId: string, prices: readonly OwnedPrice[]) =>
  setCaps(tx, { agreementId, prices })

const lock = sqlQuery(
  'catalogue.lockOwnedPrices',
  `select id, sku_id, dept_id, used_qty from catalogue.agreement_prices where agreement_id = $agreementId order by id for update`,
)
/** Locks the rows of a document; orders at its prices wait. */
export const lockOwnedPrices = (tx: Tx, agreementId: string) => lock(tx, { agreementId })

/** Ends the rows of a document with a day; those that would begin later are closed. */
export const endOwnedPrices = sqlQuery(
  'catalogue.endOwnedPrices',
  `update catalogue.agreement_prices a set version = a.version + 1, valid_to = greatest(a.valid_from, least(a.valid_to, $lastDay::date)),
     is_closed = a.is_closed or a.valid_from > $lastDay::date
   where a.agreement_id = $agreementId and a.valid_to > $lastDay::date`,
)

/** Closes all rows of a document: they price nothing from now on, and count nothing any more. */
export const closeOwnedPrices = sqlQuery(
  'catalogue.closeOwnedPrices',
  `update catalogue.agreement_prices a set version = a.version + 1, is_closed = a.is_closed or a.valid_to >= $today::date,
     is_stopped = true, valid_to = greatest(a.valid_from, least(a.valid_to, $today::date))
   where a.agreement_id = $agreementId`,
)

const closeOfParty = sqlQuery(
  'catalogue.closePricesOfParty',
  `with rows as (
     update catalogue.agreement_prices a set version = a.version + 1, is_closed = a.is_closed or a.valid_to >= $today::date,
       is_stopped = true, valid_to = greatest(a.valid_from, least(a.valid_to, $today::date))
     where a.agreement_id = $agreementId and a.supplier_id = $supplierId
   )
   update catalogue.turn_shares s set is_open = false from catalogue.positions p
   where p.agreement_id = $agreementId and s.tenant_id = p.tenant_id and s.position_id = p.id and s.supplier_id = $supplierId`,
)
/** Closes the rows of a document for one of its suppliers, which is given no turn any more. */
export const closePricesOfParty = (
  tx: Tx,
  of: { readonly agreementId: string; readonly supplierId: string; readonly today: string },
) => closeOfParty(tx, of)

/** Stops the rows of a document for these suppliers, or lets them go on. */
export const stopOwnedPrices = sqlQuery(
  'catalogue.stopOwnedPrices',
  `update catalogue.agreement_prices a set version = a.version + 1, is_stopped = $isStopped::boolean
   where a.agreement_id = $agreementId and a.supplier_id = any ($supplierIds::bigint[])`,
)

/** Moves the end of the rows that last until the end of the document. */
export const extendOwnedPrices = sqlQuery(
  'catalogue.extendOwnedPrices',
  `update catalogue.agreement_prices a set version = a.version + 1, valid_to = $to::date
   where a.agreement_id = $agreementId and a.valid_to = $lastDay::date and not a.is_closed`,
)

const adopt = sqlQuery(
  'catalogue.adoptAwardedPrices',
  `update catalogue.agreement_prices a set agreement_id = $agreementId::bigint
   where a.award_id = $awardId and a.supplier_id = $supplierId and a.agreement_id is null
   returning a.id`,
)
/** Makes a document the owner of the rows that an award gave a supplier. */
export const adoptAwardedPrices = (
  tx: Tx,
  of: { readonly agreementId: string; readonly awardId: string; readonly supplierId: string },
) => adopt(tx, of)

const overlapping = sqlQuery(
  'catalogue.overlappingPrice',
  `select a.agreement_no, s.name from catalogue.agreement_prices a join catalogue.skus s on s.tenant_id = a.tenant_id and s.id = a.sku_id
   where a.sku_id = any ($skuIds::bigint[]) and a.dept_id = any ($deptIds::bigint[]) and not a.is_closed
     and a.valid_from <= $to::date and a.valid_to >= $from::date and a.agreement_id is distinct from $agreementId::bigint
   order by a.id limit 1`,
)
/** A price of another document, or of none, that holds for one of the goods and departments in this period. */
export const findOverlap = (
  db: Db,
  of: {
    readonly agreementId: string
    readonly skuIds: readonly string[]
    readonly deptIds: readonly string[]
    readonly from: string
    readonly to: string
  },
) => overlapping.first(db, of)

const ofAgreement = sqlQuery(
  'catalogue.pricesOfAgreement',
  `select a.sku_id, max(a.price) as "price!" from catalogue.agreement_prices a
   where a.agreement_id = $agreementId and a.sku_id = any ($skuIds::bigint[]) and not a.is_closed group by 1`,
)
/** Highest price of goods in a document. */
export const pricesOfAgreement = (db: Db, of: { readonly agreementId: string; readonly skuIds: readonly string[] }) =>
  ofAgreement(db, of)

const awarded = sqlQuery(
  'catalogue.awardedPrices',
  `select a.supplier_id, s.supplier_name, a.agreement_no, a.title, a.sku_id, a.dept_id, s.supplier_sku, s.name, s.spec, s.unit, s.list_price,
     a.price, a.tiers, floor(a.max_qty)::int as "max_qty", a.valid_from, a.valid_to
   from catalogue.agreement_prices a join catalogue.skus s on s.tenant_id = a.tenant_id and s.id = a.sku_id
   where a.award_id = $awardId order by a.supplier_id, a.id`,
).narrow<{ tiers: Tier[] }>()
/** Prices that an award has made, by supplier. */
export const awardedPrices = (db: Db, awardId: string) => awarded(db, { awardId })
