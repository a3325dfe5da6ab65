import type { AgreementLineDraft, PriceRule } from '#contract/agreements/agreement.ts'
import { units } from '#contract/kit/money.ts'
import type { Tx } from '#kit/database/database.ts'
import { Refusal, refuse } from '#kit/refusal.ts'
import { findOverlap, type OwnedPrice, violationOfPrice } from '#modules/catalogue/index.ts'
import type { AgreementDocument, LineRow, NewLine } from './agreement.store.ts'
import type { Actor } from '#kit/actor.ts'
import { demandDeal } from '#modules/suppliers/index.ts'
import { areSameTiers, discounted } from './prices/price.rules.ts'
import { departmentsOf, goodsOfSuppliers } from './agreement.store.ts'

interface Place {
  readonly agreementId: string
  readonly revision: number
  readonly supplierIds: readonly string[]
  readonly validFrom: string
  readonly validTo: string
  readonly priceRule: PriceRule
  /** Month of the index that new prices are for, and lines that keep theirs; undefined: prices follow no index. */
  readonly base?: { readonly month: string; readonly lines: readonly LineRow[] } | undefined
}

/** Rows of the lines: what the catalogue knows comes from there. Refuses goods of others, goods twice and bad tiers. */
export async function rowsOf(tx: Tx, place: Place, drafts: readonly AgreementLineDraft[]): Promise<NewLine[]> {
  const { agreementId, revision, supplierIds, validFrom, validTo, priceRule, base } = place
  const found = await goodsOfSuppliers(tx, { supplierIds, skuIds: drafts.map(({ skuId }) => skuId) })
  const goods = new Map(found.map((each) => [each.id, each]))
  const seen = new Set<string>()
  return drafts.map(({ skuId, price: given, tiers, maxQty, maxAmount, position = '', discount = null }, at) => {
    const sku = goods.get(skuId) ?? refuse('agreement.goodsOfOther')
    if (seen.has(skuId)) refuse('agreement.goodsTwice', { name: sku.name })
    seen.add(skuId)
    const off = priceRule === 'list' ? discount : null
    const cannotFollow = off === null || units(off) === 0n || units(sku.list_price) === 0n || tiers.length > 0
    if (priceRule === 'list' && cannotFollow) refuse('agreement.discount', { name: sku.name })
    const price = off === null ? given : discounted(sku.list_price, off)
    const violation = violationOfPrice({ price, tiers, validFrom, validTo })
    if (violation) refuse(violation, { name: sku.name })
    if (maxAmount !== null && units(maxAmount) === 0n) refuse('agreement.capZero')
    return {
      agreement_id: agreementId,
      revision,
      line_no: at + 1,
      sku_id: skuId,
      dept_id: null,
      supplier_sku: sku.supplier_sku,
      name: sku.name,
      spec: sku.spec,
      unit: sku.unit,
      list_price: sku.list_price,
      price,
      tiers,
      max_qty: maxQty,
      max_amount: maxAmount,
      supplier_id: sku.supplier_id,
      position: position.trim(),
      discount: off,
      ...baseOf({ skuId, price, tiers }, base),
    }
  })
}

/**
 * Base of prices that follow an index: that of the line whose price and tiers they still are, else these prices in the month of
 * the base. A line has one month for all of its prices.
 */
function baseOf({ skuId, price, tiers }: Pick<AgreementLineDraft, 'skuId' | 'price' | 'tiers'>, base: Place['base']) {
  if (base === undefined) return { base_price: null, base_month: null, base_tiers: [] }
  const { month, lines } = base
  const known = lines.find(
    (line) => line.sku_id === skuId && units(line.price) === units(price) && areSameTiers(line.tiers, tiers),
  )
  if (known && known.base_price !== null && known.base_month !== null)
    return { base_price: known.base_price, base_month: known.base_month, base_tiers: known.base_tiers }
  return { base_price: price, base_month: month, base_tiers: tiers }
}

/** Refuses suppliers with whom nothing may be agreed; an agreement has few. */
export async function demandDeals(tx: Tx, actor: Actor, supplierIds: readonly string[]): Promise<void> {
  for (const supplierId of supplierIds) await demandDeal(tx, supplierId, 'agreement', actor)
}

/** Whether new agreements may be made with all of the suppliers. */
export const mayDeal = (tx: Tx, actor: Actor, supplierIds: readonly string[]): Promise<boolean> =>
  demandDeals(tx, actor, supplierIds).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal) return false
      throw error
    },
  )

/** Refuses departments that do not exist or are disabled. */
export async function checkDepartments(tx: Tx, deptIds: readonly string[]): Promise<void> {
  const found = await departmentsOf(tx, deptIds)
  if (found.filter(({ disabled }) => !disabled).length < new Set(deptIds).size) refuse('agreement.departmentGone')
}

interface Lines {
  readonly sku_id: string
  readonly price: string
  readonly tiers: OwnedPrice['tiers']
  readonly max_qty: number | null
  readonly max_amount: string | null
  readonly supplier_id: string
  readonly position: string
  readonly discount: string | null
}

/** Prices of lines for each department of the agreement. */
export const pricesOf = (deptIds: readonly string[], lines: readonly Lines[]): OwnedPrice[] =>
  lines.flatMap(({ sku_id: skuId, supplier_id: supplierId, position, price, tiers, ...line }) =>
    deptIds.map((deptId) => ({
      skuId,
      supplierId,
      position,
      deptId,
      price,
      tiers,
      maxQty: line.max_qty,
      maxAmount: line.max_amount,
      discount: line.discount,
    })),
  )

/** Refuses goods that another agreement, or a price without one, holds already for a department in this period. */
export async function refuseOverlap(
  tx: Tx,
  agreement: Pick<AgreementDocument, 'id' | 'dept_ids'>,
  lines: readonly Pick<Lines, 'sku_id'>[],
  period: { readonly from: string; readonly to: string },
): Promise<void> {
  const other = await findOverlap(tx, {
    agreementId: agreement.id,
    skuIds: lines.map(({ sku_id: skuId }) => skuId),
    deptIds: agreement.dept_ids,
    ...period,
  })
  if (other) refuse('agreement.overlap', { number: other.agreement_no, name: other.name })
}
