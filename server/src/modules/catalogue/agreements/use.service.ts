import type { Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import type { Wanted } from '../goods/quote.service.ts'
import type { StockRef } from '../stock/reservation.service.ts'
import { type AgreementUse, countUses, giveBackUses } from './use.store.ts'

export type { AgreementUse }

/**
 * Counts quantities that documents order at awarded agreement prices, all or none. Refuses `agreementPrice.usedUp` if
 * they exceed the agreed quantity.
 */
export async function useAgreements(tx: Tx, uses: readonly AgreementUse[]): Promise<void> {
  if (uses.length === 0) return
  const short = await countUses(tx, uses)
  if (short.length > 0)
    refuse('agreementPrice.usedUp', {
      names: short.map(({ name, available }) => `${name} (${Number(available)})`).join('、'),
    })
}

/** Releases all or part of a document's counted quantity; the caller has locked the document. */
export const giveBackAgreements = async (tx: Tx, ref: StockRef, lines?: readonly Wanted[]): Promise<void> =>
  void (await giveBackUses(tx, {
    refKind: ref.kind,
    refId: ref.id,
    skuIds: lines?.map(({ skuId }) => skuId) ?? null,
    quantities: lines?.map(({ qty }) => qty) ?? null,
  }))
