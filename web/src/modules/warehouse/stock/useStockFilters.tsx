import { useTranslation } from 'react-i18next'
import { DeptPicker } from '#web/modules/identity/departments/DeptPicker.tsx'
import { useWarehouseFilter } from './useWarehouseFilter.tsx'

/** Filters by warehouse, and by the department that warehouses belong to. */
export function useStockFilters() {
  const { t } = useTranslation()
  return [
    useWarehouseFilter(),
    { name: 'deptId', label: t('stock.field.deptId'), control: <DeptPicker mode={3} hint={t('common.all')} /> },
  ]
}
