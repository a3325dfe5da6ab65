import { warehousesOf } from '#modules/warehouse/index.ts'
import type { Reader } from '../scope.rules.ts'
import type { StockReader } from './stock.rules.ts'

/** What a reader may know of stock: that of the lists of warehouses, which operators have. */
export function stockReaderOf(reader: Pick<Reader, 'permissions' | 'entrance' | 'userId'>): StockReader | undefined {
  const { permissions, entrance } = reader
  if (entrance !== 'operator' || !permissions.has('warehouse.read')) return undefined
  return { ...warehousesOf(reader), mayKnowCost: permissions.has('warehouse.cost') }
}
