import type { Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import type { Wanted } from '../goods/quote.service.ts'
import type { StockRef } from '../stock/reservation.service.ts'
import { type AgreementUse, countUses, giveBackUses } from './use.store.ts'

export type { AgreementUse }

/**
 * Counts what documents order at agreement prices that came from an award. Refuses `agreementPrice.usedUp` where more
 * would be ordered than was agreed; then nothing is counted.
 */
export async function useAgreements(tx: Tx, uses: readonly AgreementUse[]): Promise<void> {
  if (uses.length === 0) return
  const short = await countUses(tx, uses)
  if (short.length > 0)
    refuse('agreementPrice.usedUp', {
      names: short.map(({ name, available }) => `${name} (${Number(available)})`).join('、'),
    })
}

/** Gives back what a document has ordered, or so much of it; the caller holds the document. */
export const giveBackAgreements = async (tx: Tx, ref: StockRef, lines?: readonly Wanted[]): Promise<void> =>
  void (await giveBackUses(tx, {
    refKind: ref.kind,
    refId: ref.id,
    skuIds: lines?.map(({ skuId }) => skuId) ?? null,
    quantities: lines?.map(({ qty }) => qty) ?? null,
  }))
