import type { Db, Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'

/** Cap of a whole agreement, without a department, or the share that a department has of it. */
export interface OwnedCap {
  readonly deptId: string | null
  readonly maxQty: number | null
  readonly maxAmount: string | null
}

const ofAgreement = sqlQuery(
  'catalogue.capsOfAgreement',
  `select dept_id, max_qty, max_amount, used_qty, used_amount from catalogue.agreement_caps where agreement_id = $agreementId
   order by id limit 100`,
)
/** Caps of an agreement with what is used of them; that without a department counts what nobody has a share of. */
export const capsOfAgreement = (db: Db, agreementId: string) => ofAgreement(db, { agreementId })

const total = sqlQuery(
  'catalogue.useOfAgreement',
  `select coalesce(sum(used_qty), 0)::int as "qty!", coalesce(sum(used_amount), 0) as "amount!"
   from catalogue.agreement_prices
   where agreement_id = $agreementId and ($supplierId?::bigint is null or supplier_id = $supplierId?::bigint)`,
)
/** What was ordered of an agreement, of all its suppliers or one. */
export const useOfAgreement = (db: Db, agreementId: string, supplierId: string | null = null) =>
  total.one(db, { agreementId, supplierId })

/** What was ordered of an agreement by departments, each with those below; null: by all others. */
export const useByShare = sqlQuery(
  'catalogue.useByShare',
  `select n.dept_id as "dept_id?", sum(u.qty)::int as "qty!", sum(u.amount) as "amount!"
   from catalogue.agreement_prices a join catalogue.agreement_uses u on u.agreement_id = a.id and u.qty > 0
   left join identity.departments d on d.id = u.dept_id
   left join lateral (
     select g.dept_id from unnest($deptIds::bigint[]) as g(dept_id) where g.dept_id = any (d.path)
     order by array_position(d.path, g.dept_id) desc limit 1) n on true
   where a.agreement_id = $agreementId group by 1`,
)

const freed = sqlQuery(
  'catalogue.freeCaps',
  `update catalogue.agreement_caps set used_qty = 0, used_amount = 0, max_qty = null, max_amount = null
   where agreement_id = $agreementId`,
)
const put = sqlQuery(
  'catalogue.putCaps',
  `insert into catalogue.agreement_caps as c (agreement_id, dept_id, is_open)
   select $agreementId::bigint, g.dept_id, true from unnest($deptIds[?]::bigint[]) as g(dept_id)
   on conflict (tenant_id, agreement_id, dept_id) do update set told = 0`,
)
const reassigned = sqlQuery(
  'catalogue.reassignUses',
  `update catalogue.agreement_uses u set cap_id = (
     select c.id from catalogue.agreement_caps c
     where c.agreement_id = $agreementId and (c.dept_id is null and $hasWhole::boolean or c.dept_id = any (d.path) and c.dept_id = any ($deptIds[?]::bigint[]))
     order by array_position(d.path, c.dept_id) desc nulls last limit 1)
   from catalogue.agreement_prices a, identity.departments d
   where a.agreement_id = $agreementId and u.agreement_id = a.id and d.id = u.dept_id`,
)
const removed = sqlQuery(
  'catalogue.removeCaps',
  `delete from catalogue.agreement_caps c
   where c.agreement_id = $agreementId and not (c.dept_id is null and $hasWhole::boolean or c.dept_id = any ($deptIds[?]::bigint[]))`,
)
const counted = sqlQuery(
  'catalogue.countCaps',
  `with given as (
     select * from unnest($deptIds[?]::bigint[], $quantities[?]::int[], $amounts[?]::numeric[]) as g(dept_id, max_qty, max_amount)
   ), used as (
     select u.cap_id, sum(u.qty)::int as qty, sum(u.amount) as amount
     from catalogue.agreement_prices a join catalogue.agreement_uses u on u.agreement_id = a.id
     where a.agreement_id = $agreementId and u.cap_id is not null group by 1
   )
   update catalogue.agreement_caps c set used_qty = coalesce(u.qty, 0), used_amount = coalesce(u.amount, 0),
     max_qty = g.max_qty, max_amount = g.max_amount
   from given g, catalogue.agreement_caps mine left join used u on u.cap_id = mine.id
   where mine.agreement_id = $agreementId and mine.dept_id is not distinct from g.dept_id and c.id = mine.id`,
)

/**
 * Sets the caps of an agreement: what was ordered before counts against them, by the department that ordered. The caller
 * has locked the rows of the agreement. Refuses `cap.usedUp` where more was ordered.
 */
export async function setAgreementCaps(tx: Tx, agreementId: string, caps: readonly OwnedCap[]): Promise<void> {
  const deptIds = caps.map(({ deptId }) => deptId)
  const hasWhole = deptIds.includes(null)
  await freed(tx, { agreementId })
  await put(tx, { agreementId, deptIds })
  await reassigned(tx, { agreementId, deptIds, hasWhole })
  await removed(tx, { agreementId, deptIds, hasWhole })
  await counted(tx, {
    agreementId,
    deptIds,
    quantities: caps.map(({ maxQty }) => maxQty),
    amounts: caps.map(({ maxAmount }) => maxAmount),
  })
}

const lock = sqlQuery(
  'catalogue.lockCaps',
  `select id from catalogue.agreement_caps where agreement_id = $agreementId order by id for update`,
)
const opened = sqlQuery(
  'catalogue.openCaps',
  `update catalogue.agreement_caps set is_open = $isOpen::boolean where agreement_id = $agreementId`,
)
/** Opens or closes the caps of an agreement; the caller has locked its rows. */
export async function openAgreementCaps(tx: Tx, agreementId: string, isOpen: boolean): Promise<void> {
  await lock(tx, { agreementId })
  await opened(tx, { agreementId, isOpen })
}

const reached = sqlQuery(
  'catalogue.takeReachedCaps',
  `with uses as (
     select u.agreement_id, u.cap_id from catalogue.agreement_uses u
     where u.ref_kind = $refKind and u.ref_id = $refId and u.qty > 0
   ), prices as (
     update catalogue.agreement_prices a set told = s.step
     from uses u, lateral (select case when b.used_qty >= b.max_qty or b.used_amount >= b.max_amount then 100
         when b.used_qty >= 0.8 * b.max_qty or b.used_amount >= 0.8 * b.max_amount then 80 else 0 end as step
       from catalogue.agreement_prices b where b.id = u.agreement_id) s
     where a.id = u.agreement_id and a.told < s.step
     returning a.agreement_id as document_id, a.sku_id, a.supplier_id, s.step
   ), caps as (
     update catalogue.agreement_caps c set told = s.step
     from (select distinct cap_id from uses) u, lateral (select case when b.used_qty >= b.max_qty or b.used_amount >= b.max_amount then 100
         when b.used_qty >= 0.8 * b.max_qty or b.used_amount >= 0.8 * b.max_amount then 80 else 0 end as step
       from catalogue.agreement_caps b where b.id = u.cap_id) s
     where c.id = u.cap_id and c.told < s.step
     returning c.agreement_id as document_id, c.dept_id, s.step
   )
   select p.document_id as "document_id!", k.name as "name!", p.step as "step!", p.supplier_id as "supplier_id?" from prices p join catalogue.skus k on k.id = p.sku_id
   union all
   select c.document_id, coalesce(d.name, ''), c.step, null from caps c left join identity.departments d on d.id = c.dept_id`,
)
/**
 * Takes the caps that a document has brought to 80 or 100 percent of their use, each once for each percentage. The name
 * is that of goods, with their supplier, or of a department; empty: the whole agreement.
 */
export const takeReachedCaps = (tx: Tx, of: { readonly refKind: string; readonly refId: string }) => reached(tx, of)
