import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { quoteLines } from '#modules/catalogue/index.ts'
import { putInList, saveList, setFollow } from '#modules/ordering/index.ts'
import type { Chosen } from './goods.ts'

interface Kept {
  /** First order of the buyer: its goods become a list for the department, and the buyer follows the supplier. */
  readonly isFirst: boolean
  readonly isFavourite: boolean
}

/** Adds the goods of an order to the lists of its buyer. */
export async function keepGoods(tx: Tx, buyer: Actor, lines: readonly Chosen[], { isFirst, isFavourite }: Kept) {
  if (isFavourite) for (const { skuId } of lines) await putInList(tx, buyer, { skuId })
  if (!isFirst) return
  const listId = await saveList(tx, buyer, { name: '部门月度补货清单', share: 'edit' })
  for (const { skuId, quantity } of lines) await putInList(tx, buyer, { listId, skuId, quantity, note: '每月补货' })
  const [quote] = await quoteLines(tx, buyer, [{ skuId: lines[0]!.skuId, qty: lines[0]!.quantity }])
  await setFollow(tx, buyer, { supplierId: quote!.supplierId, isFollowed: true })
}
