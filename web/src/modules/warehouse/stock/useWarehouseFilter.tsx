import { useTranslation } from 'react-i18next'
import { Select } from '#web/kit/select/Select.tsx'
import { useWarehouses } from '../create/useChoices.ts'

/** Filter by warehouse. */
export function useWarehouseFilter() {
  const { t } = useTranslation()
  return {
    name: 'warehouseId',
    label: t('stock.field.warehouseId'),
    control: <Select hint={t('common.all')} options={useWarehouses(false)} />,
  }
}
