import { charactersIn, firstCharacters } from '#contract/kit/text/characters.ts'
import { dayAfter, dayOf, monthsLater } from '#contract/kit/calendar.ts'
import type { AgreementPriceDraft } from '#contract/catalogue/agreementPrices.ts'
import { paragraphsOf } from '#contract/kit/richText/plainText.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { productsOfSkus } from '../../products/product.store.ts'
import { upsertProducts } from '../../products/upsert/upsert.service.ts'
import { agreedTerms, type AwardedQuantity, wholePieces } from './awarded.rules.ts'
import { findLeaf, findOwners, hasAwardedPrices, insertAwardedPrices, makeRoomForAward } from './awarded.store.ts'

/** Awarded goods of a supplier, by department. */
export interface AwardedGoods {
  readonly name: string
  readonly spec: string
  readonly unit: string
  readonly brandName: string
  readonly taxRate: string
  readonly leadDays: number
  /** Requested goods of the catalogue, of any supplier; null: none. */
  readonly skuId: string | null
  readonly departments: readonly { readonly deptId: string; readonly lines: readonly AwardedQuantity[] }[]
}

/** Agreement from an award to one supplier, with its own agreement number. */
export interface AwardedAgreement {
  readonly supplierId: string
  readonly agreementNo: string
  readonly goods: readonly AwardedGoods[]
}

export interface AwardedTerms {
  readonly projectId: string
  readonly awardId: string
  readonly title: string
  readonly categoryIds: readonly string[]
  /** Validity of the prices in months. */
  readonly months: number
  /** Whether orders are limited to the awarded quantity. */
  readonly isCapped: boolean
  /** Numbers of the agreements whose prices for the awarded goods end. */
  readonly replaces: readonly string[]
}

const longestSpec = 120
/** Largest stock that a supplier can enter: goods without a limit. */
const unlimitedStock = 99_999_999
/** Awarded prices were agreed with their departments alone. */
const noListPrice = '0.00'
/** The award was approved, so its products need no further review. */
const unreviewed = { reviews: false, rise: '99999999', mayLackPrice: true } as const

/**
 * Turns an award into agreement prices: each department orders at them in the mall from today on. The awarded
 * supplier's own goods keep their SKU; everything else becomes a new product of that supplier without a list price: only
 * these departments have a price for it until the supplier sets one.
 * Refuses an award that has agreement prices already, and prices of agreements that it does not replace. Returns the
 * agreements that lost prices.
 */
export async function agreeAwarded(
  tx: Tx,
  actor: Actor,
  terms: AwardedTerms,
  agreements: readonly AwardedAgreement[],
): Promise<readonly string[]> {
  if (await hasAwardedPrices(tx, terms.awardId)) refuse('agreementPrice.awarded')
  const today = dayOf(actor.now)
  const prices: AgreedPrice[] = []
  for (const agreement of agreements) prices.push(...(await pricesOf(tx, actor, terms, agreement)))
  const to = lastDayOf(today, terms.months)
  const places = { skuIds: prices.map(({ skuId }) => skuId), deptIds: prices.map(({ deptId }) => deptId) }
  const { isToday: isLater, agreementIds } = await makeRoomForAward(tx, {
    ...places,
    from: today,
    to,
    replaces: terms.replaces,
  })
  const drafts = prices.map(({ skuId, deptId, agreementNo, price, tiers }): AgreementPriceDraft => ({
    skuId,
    deptId,
    agreementNo,
    price,
    tiers,
    title: firstCharacters(terms.title, 100),
    validFrom: isLater ? dayAfter(today, 1) : today,
    validTo: to,
  }))
  await insertAwardedPrices(tx, {
    rows: drafts.map((draft, at) => ({
      supplier_id: prices[at]!.supplierId,
      sku_id: draft.skuId,
      dept_id: draft.deptId,
      agreement_no: draft.agreementNo,
      title: draft.title,
      price: draft.price,
      tiers: draft.tiers,
      valid_from: draft.validFrom,
      valid_to: draft.validTo,
      created_by: actor.userId,
      project_id: terms.projectId,
      award_id: terms.awardId,
      max_qty: prices[at]!.maxQty,
    })),
  })
  await publish(tx, actor, ...drafts.map((draft) => newEvent('agreementPrice.set', { id: draft.skuId, data: draft })))
  return agreementIds ?? []
}

interface AgreedPrice extends Pick<AgreementPriceDraft, 'skuId' | 'deptId' | 'agreementNo' | 'price' | 'tiers'> {
  readonly supplierId: string
  readonly maxQty: string | null
}

async function pricesOf(
  tx: Tx,
  actor: Actor,
  terms: AwardedTerms,
  agreement: AwardedAgreement,
): Promise<AgreedPrice[]> {
  const skuIds = await skusOf(tx, actor, terms, agreement)
  const { supplierId, agreementNo } = agreement
  return agreement.goods.flatMap(({ departments }, at) =>
    departments.map(({ deptId, lines }) => {
      const { price, tiers, quantity } = agreedTerms(lines)
      const maxQty = terms.isCapped ? quantity : null
      return { supplierId, skuId: skuIds[at]!, deptId, agreementNo, price, tiers, maxQty }
    }),
  )
}

/** SKU of each of the goods: the supplier's own if it was requested, otherwise a new one. */
async function skusOf(tx: Tx, actor: Actor, terms: AwardedTerms, { supplierId, agreementNo, goods }: AwardedAgreement) {
  const owners = new Map(
    (
      await findOwners(
        tx,
        goods.flatMap(({ skuId }) => skuId ?? []),
      )
    ).map((owner) => [owner.id, owner]),
  )
  const ownerOf = ({ skuId }: AwardedGoods) => (skuId === null ? undefined : owners.get(skuId))
  const named = goods.map((each, at) => ({ each, code: `${agreementNo}-${at + 1}` }))
  const fresh = named.filter(({ each }) => ownerOf(each)?.supplier_id !== supplierId)
  const rows: ProductRow[] = []
  for (const { each, code } of fresh) {
    const categoryId = ownerOf(each)?.category_id ?? (await findLeaf(tx, terms.categoryIds, each.name)) ?? '0'
    rows.push(rowOf(each, code, categoryId, terms.isCapped))
  }
  const outcomes = await upsertProducts(tx, actor, supplierId, rows, { policy: unreviewed })
  const refused = outcomes.find((outcome) => outcome.outcome === 'refused')
  if (refused) refuse(refused.code, refused.facts)
  const known = await productsOfSkus(tx, { supplierId, supplierSkus: fresh.map(({ code }) => code) })
  const byCode = new Map(known.map(({ supplier_sku, sku_id }) => [supplier_sku, sku_id]))
  return named.map(({ each, code }) => byCode.get(code) ?? each.skuId!)
}

type ProductRow = ReturnType<typeof rowOf>

/**
 * Product row of awarded goods. Only a cap limits what may be ordered, and the agreement price holds it; the initial
 * stock sets no other limit. Afterwards the supplier counts the stock.
 */
function rowOf(
  { name, spec, unit, brandName, taxRate, leadDays, departments }: AwardedGoods,
  code: string,
  categoryId: string,
  isCapped: boolean,
) {
  const { quantity } = agreedTerms(departments.flatMap(({ lines }) => lines))
  const onHand = isCapped ? wholePieces(quantity, true) : unlimitedStock
  const description = charactersIn(spec) > longestSpec ? { description: paragraphsOf(spec) } : {}
  return {
    product: { code, name, categoryId, brandName: firstCharacters(brandName, 60), ...description },
    sku: {
      supplierSku: code,
      spec: firstCharacters(spec, longestSpec),
      unit,
      listPrice: noListPrice,
      taxRate,
      leadDays: Math.min(leadDays, 999),
      onHand,
    },
  }
}

/** Last day of prices that begin on a day and hold for some months. */
export const lastDayOf = (from: string, months: number): string => dayAfter(monthsLater(from, months), -1)
