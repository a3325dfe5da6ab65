import type { Db } from '#kit/database/database.ts'
import { namesOf } from './searchResult.store.ts'
import { memory } from '#kit/memory.ts'

const names = memory<Map<string, string>>(300_000, 200)

/** Names of brands and suppliers; each is read once for a catalogue version. */
export async function knownNames(
  db: Db,
  tenantId: string,
  version: string,
  brandIds: readonly string[],
  supplierIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const known = names.get(tenantId, version)?.value ?? names.set(tenantId, version, new Map<string, string>())
  const unknown = (ids: readonly string[]) => ids.filter((id) => !known.has(id))
  const [newBrands, newSuppliers] = [unknown(brandIds), unknown(supplierIds)]
  if (newBrands.length + newSuppliers.length > 0)
    for (const [id, name] of await namesOf(db, newBrands, newSuppliers)) known.set(id, name)
  return known
}
