import { listAvailableStock } from '#contract/warehouse/issues.ts'
import { listStockItems } from '#contract/warehouse/items.ts'
import { listStock, listStockBatches } from '#contract/warehouse/stock.ts'
import { chooseWarehouses, listPlaces } from '#contract/warehouse/warehouses.ts'
import { useTranslation } from 'react-i18next'
import { useOptionalRead } from '#web/kit/client/api.ts'
import type { Option } from '#web/kit/select/Select.tsx'

/** As many as one page can hold. */
const all = 50

/** Warehouses in use; `kept`: those of the caller alone. */
export function useWarehouses(kept: boolean): readonly Option[] {
  const found = useOptionalRead(chooseWarehouses, {}) ?? []
  return found.filter(({ isKept }) => isKept || !kept).map(({ id, name }) => ({ value: id, label: name }))
}

/** What can be requested of a warehouse. */
export function useAvailable(warehouseId: string): readonly Option[] {
  const { t } = useTranslation()
  const found = useOptionalRead(listAvailableStock, { warehouseId, limit: all }, warehouseId !== '')
  return (found?.records ?? []).map(({ itemId, name, available, unit }) => ({
    value: itemId,
    label: t('stockDocuments.create.available', { name, quantity: available, unit }),
  }))
}

/** Items in stock of a warehouse, for its keepers. */
export function useStocked(warehouseId: string): readonly Option[] {
  const { t } = useTranslation()
  const found = useOptionalRead(listStock, { warehouseId, limit: all }, warehouseId !== '')
  return (found?.records ?? [])
    .filter(({ available }) => available !== '0')
    .map(({ itemId, name, available, unit }) => ({
      value: itemId,
      label: t('stockDocuments.create.available', { name, quantity: available, unit }),
    }))
}

export function useItems(): readonly Option[] {
  const found = useOptionalRead(listStockItems, { status: 'active', limit: all })
  return (found?.records ?? []).map(({ id, name, spec, unit }) => ({ value: id, label: `${name} ${spec} · ${unit}` }))
}

/** Batches in stock of a warehouse by place, under `place:batch`. */
export function useBatches(warehouseId: string): readonly Option[] {
  const { t } = useTranslation()
  const found = useOptionalRead(listStockBatches, { warehouseId, limit: all }, warehouseId !== '')
  return (found?.records ?? []).map(({ id, name, batchNo, placeCode, onHand, unit }) => ({
    value: id,
    label: t('stockDocuments.create.batch', { name, batchNo, code: placeCode, quantity: onHand, unit }),
  }))
}

/** Places of a warehouse in use. */
export function usePlaces(warehouseId: string): readonly Option[] {
  const found = useOptionalRead(listPlaces, { warehouseId, status: 'active', limit: all }, warehouseId !== '')
  return (found?.records ?? []).map(({ id, code }) => ({ value: id, label: code }))
}
