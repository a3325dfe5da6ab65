import { dayOf } from '#contract/kit/calendar.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { adoptAwardedPrices, awardedPrices } from '#modules/catalogue/index.ts'
import { dataOf } from './agreement.access.service.ts'
import { replaceParties } from './parties/party.store.ts'
import { agreements, agreementsNamed, insertLines } from './agreement.store.ts'

type AwardedPrice = Awaited<ReturnType<typeof awardedPrices>>[number]

/** Whether all departments have all goods at the same terms, so that one line holds for all of them. */
function isUniform(prices: readonly AwardedPrice[], deptIds: readonly string[]): boolean {
  const bySku = Map.groupBy(prices, ({ sku_id: skuId }) => skuId)
  return [...bySku.values()].every(
    (own) =>
      own.length === deptIds.length &&
      (own.length === 1 || own.every(({ max_qty: max }) => max === null)) &&
      new Set(own.map(({ price, tiers }) => JSON.stringify([price, tiers]))).size === 1,
  )
}

/**
 * Makes an agreement in force of the prices that an award gave each supplier: the award was approved and the supplier's
 * quote binds it, so nobody confirms again.
 */
export async function agreeOnAward(
  tx: Tx,
  actor: Actor,
  {
    projectId,
    awardId,
    replaced,
  }: { readonly projectId: string; readonly awardId: string; readonly replaced: readonly string[] },
): Promise<void> {
  const bySupplier = Map.groupBy(await awardedPrices(tx, awardId), ({ supplier_id: supplierId }) => supplierId)
  // A supplier's agreement has rows of its own; an award has few suppliers.
  for (const [supplierId, prices] of bySupplier) await agreeWith(tx, actor, { projectId, awardId, supplierId }, prices)
  const documents = await agreementsNamed(tx, { ids: replaced })
  await publish(
    tx,
    actor,
    ...documents.map((document) =>
      newEvent('agreement.replaced', {
        id: document.id,
        from: document.status,
        to: document.status,
        data: dataOf(document, document.supplier_ids),
      }),
    ),
  )
}

async function agreeWith(
  tx: Tx,
  actor: Actor,
  { projectId, awardId, supplierId }: { projectId: string; awardId: string; supplierId: string },
  prices: readonly AwardedPrice[],
): Promise<void> {
  const first = prices[0]!
  const deptIds = [...new Set(prices.map(({ dept_id: deptId }) => deptId))]
  const uniform = isUniform(prices, deptIds)
  const shown = uniform ? [...new Map(prices.map((price) => [price.sku_id, price])).values()] : prices
  const status = first.valid_from <= dayOf(actor.now) ? '50' : '40'
  const agreement = await agreements.insert(tx, {
    no: first.agreement_no,
    title: first.title,
    supplier_id: supplierId,
    supplier_name: first.supplier_name,
    dept_ids: deptIds,
    valid_from: first.valid_from,
    valid_to: first.valid_to,
    status,
    source: 'award',
    project_id: projectId,
    award_id: awardId,
    line_count: shown.length,
    person_id: actor.personId,
    created_by: actor.userId,
    created_by_name: actor.userName,
    created_at: actor.now,
    approved_at: actor.now,
    confirmed_at: actor.now,
  })
  await replaceParties(tx, agreement.id, [{ supplierId, name: first.supplier_name, share: null }])
  await insertLines(tx, {
    rows: shown.map((price, at) => ({
      agreement_id: agreement.id,
      revision: 1,
      line_no: at + 1,
      sku_id: price.sku_id,
      dept_id: uniform ? null : price.dept_id,
      supplier_sku: price.supplier_sku,
      name: price.name,
      spec: price.spec,
      unit: price.unit,
      list_price: price.list_price,
      price: price.price,
      tiers: price.tiers,
      max_qty: price.max_qty,
      max_amount: null,
      supplier_id: supplierId,
      position: '',
      discount: null,
      base_price: null,
      base_month: null,
      base_tiers: [],
    })),
  })
  await adoptAwardedPrices(tx, { agreementId: agreement.id, awardId, supplierId })
  await publish(
    tx,
    actor,
    newEvent('agreement.awarded', {
      id: agreement.id,
      from: status,
      to: status,
      data: dataOf(agreement, [supplierId]),
    }),
  )
}
