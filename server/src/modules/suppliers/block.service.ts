import type { SupplierBlock } from '#contract/suppliers/blocks.ts'
import type { Tx } from '#kit/database/database.ts'
import { suppliers } from './supplier.store.ts'

/** Writes a block of a supplier, in the transaction of the disposition that decides it. */
export async function putBlock(tx: Tx, supplierId: string, block: SupplierBlock): Promise<void> {
  const supplier = await suppliers.lock(tx, supplierId)
  const others = supplier.blocks.filter(({ id }) => id !== block.id)
  await suppliers.set(tx, supplier, { blocks: [...others, block] })
}

/** Takes a block away. */
export async function liftBlock(tx: Tx, supplierId: string, id: string): Promise<void> {
  const supplier = await suppliers.lock(tx, supplierId)
  await suppliers.set(tx, supplier, { blocks: supplier.blocks.filter((block) => block.id !== id) })
}
