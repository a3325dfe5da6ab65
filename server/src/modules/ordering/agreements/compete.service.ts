import type { competeForOrder } from '#contract/ordering/compete.ts'
import type { Input } from '#contract/kit/route.ts'
import { sum, times } from '#contract/kit/money.ts'
import { firstCharacters } from '#contract/kit/text/characters.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { findCompeting } from '#modules/agreements/index.ts'
import { quoteLines } from '#modules/catalogue/index.ts'
import { createCompetition } from '#modules/sourcing/index.ts'

/**
 * Drafts the project in which the parties of an agreement compete for goods: they are invited, and its prices are the
 * most that is awarded. Goods of other agreements are left out.
 */
export async function compete(tx: Tx, actor: Actor, { lines }: Input<typeof competeForOrder>): Promise<string> {
  const quotes = await quoteLines(
    tx,
    actor,
    lines.map(({ skuId, quantity }) => ({ skuId, qty: quantity })),
  )
  const agreementId = quotes.find(({ miniFrom }) => miniFrom !== null)?.documentId ?? refuse('thing.notFound')
  const own = quotes.filter(({ documentId }) => documentId === agreementId)
  const { title, supplierIds } = await findCompeting(tx, agreementId)
  return createCompetition(
    tx,
    actor,
    {
      kind: 'inquiry',
      title: firstCharacters(`${title}（比选）`, 120),
      purchaseForm: '1',
      purchaseContent: '',
      categoryIds: [],
      region: null,
      deliveryAddress: '',
      contactName: actor.userName,
      contactTel: '',
      budgetAmount: sum(own.map(({ unitPrice, qty }) => times(unitPrice, qty))),
      isShowPrice: '1',
      scope: 'invited',
      invitedIds: [...supplierIds],
      audit: '2',
      enrolRequirements: '',
      minSuppliers: Math.min(2, supplierIds.length),
      publishAt: null,
      enrolBeginAt: null,
      enrolEndAt: null,
      questionEndAt: null,
      quoteBeginAt: null,
      quoteEndAt: null,
      extendDays: 0,
      evaluation: 'lowest',
      awardBy: 'total',
      criteria: [],
      requirements: '',
      items: own.map(({ skuId, qty, name, spec, unit, unitPrice }) => ({
        name,
        spec,
        unit,
        quantity: String(qty),
        budgetPrice: unitPrice,
        needDate: null,
        remark: '',
        skuId,
      })),
    },
    agreementId,
  )
}
