import type { Tx } from '#kit/database/database.ts'
import { insertOwnedPrices, openRotation } from '#modules/catalogue/index.ts'
import type { Held } from '../agreement.access.service.ts'
import { pricesOf } from '../agreement.lines.service.ts'
import type { LineRow } from '../agreement.store.ts'

/** Writes the rows of the price book for lines, and the positions of a rotation. */
export async function writePrices(
  tx: Tx,
  { agreement, parties }: Held,
  lines: readonly LineRow[],
  { from, to, createdBy }: { readonly from: string; readonly to: string; readonly createdBy: string },
): Promise<void> {
  const isRotation = agreement.call_off === 'rotation'
  if (isRotation)
    await openRotation(tx, {
      agreementId: agreement.id,
      positions: [...new Set(lines.map(({ position }) => position))],
      shares: parties.map(({ supplierId, share }) => ({ supplierId, share: share! })),
    })
  await insertOwnedPrices(tx, {
    agreementId: agreement.id,
    agreementNo: agreement.no,
    title: agreement.title,
    createdBy,
    from,
    to,
    miniFrom: agreement.mini_from,
    rule: agreement.price_rule === 'factor' || agreement.price_rule === 'index' ? 'fixed' : agreement.price_rule,
    prices: pricesOf(agreement.dept_ids, lines).map((price) => (isRotation ? price : { ...price, position: '' })),
  })
}
