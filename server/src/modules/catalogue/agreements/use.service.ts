import type { Tx } from '#kit/database/database.ts'
import { pipeline } from '#kit/database/pipeline.ts'
import { refuse } from '#kit/refusal.ts'
import type { Wanted } from '../goods/quote.service.ts'
import type { StockRef } from '../stock/reservation.service.ts'
import {
  type AgreementUse,
  countUses,
  giveBackUses,
  lockPricesUsedBy,
  lockUsedPrices,
  moveUses,
  usesOf,
} from './use.store.ts'

export type { AgreementUse }

/**
 * Counts pieces and yuan that documents order at prices of agreements, all or none. Refuses `agreementPrice.usedUp` if
 * they exceed the agreed pieces of goods, `cap.usedUp` if they exceed a cap in yuan, one of the whole agreement, or the
 * share of a department.
 */
export const useAgreements = (tx: Tx, uses: readonly AgreementUse[]): Promise<void> => countAgreed(tx, uses)

type Short = Awaited<ReturnType<typeof countUses>>[number]

const leftOf = ({ name, pieces, yuan }: Short): string => {
  const left = [...(yuan === null ? [] : [`￥${yuan}`]), ...(pieces === null ? [] : [String(pieces)])].join('，')
  return name === '' ? left : `${name} (${left})`
}

async function countAgreed(tx: Tx, uses: readonly AgreementUse[]): Promise<void> {
  if (uses.length === 0) return
  // Both are sent at once, before what the caller sends after them: that order is the order of locks.
  const [, short] = await pipeline(lockUsedPrices(tx, uses), countUses(tx, uses))
  if (short.length === 0) return
  const ofGoods = short.filter(({ isOfGoods, yuan }) => isOfGoods && yuan === null)
  if (ofGoods.length > 0) refuse('agreementPrice.usedUp', { names: ofGoods.map(leftOf).join('、') })
  refuse('cap.usedUp', { names: short.map(leftOf).join('、') })
}

/** Goods of a document with their amount. */
export interface WantedAtPrice extends Wanted {
  readonly amount: string
}

/** Counts more of the agreement prices that one document uses, for another that changes it. Refuses like `useAgreements`. */
export async function useMoreAgreements(
  tx: Tx,
  { deptId, ...of }: StockRef & { readonly deptId: string },
  by: StockRef,
  lines: readonly WantedAtPrice[],
): Promise<void> {
  if (lines.length === 0) return
  const used = new Map((await usesOf(tx, { refKind: of.kind, refId: of.id })).map((row) => [row.sku_id, row]))
  await countAgreed(
    tx,
    lines.flatMap(({ skuId, qty, amount }) => {
      const use = used.get(skuId)
      return use ? [{ ref: by, agreementId: use.agreement_id, capId: use.cap_id, qty, amount, deptId }] : []
    }),
  )
}

/** Adds what one document has counted to the uses of another; both are locked. */
export const moveAgreements = async (tx: Tx, from: StockRef, to: StockRef): Promise<void> =>
  void (await moveUses(tx, { fromKind: from.kind, fromId: from.id, toKind: to.kind, toId: to.id }))

/** Releases all or part of a document's counted quantity; the caller has locked the document. */
export async function giveBackAgreements(tx: Tx, ref: StockRef, lines?: readonly Wanted[]): Promise<void> {
  const of = { refKind: ref.kind, refId: ref.id }
  if ((await lockPricesUsedBy(tx, of)).length === 0) return
  await giveBackUses(tx, {
    ...of,
    skuIds: lines?.map(({ skuId }) => skuId) ?? null,
    quantities: lines?.map(({ qty }) => qty) ?? null,
  })
}
