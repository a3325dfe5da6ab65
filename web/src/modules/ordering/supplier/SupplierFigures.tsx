import { useTranslation } from 'react-i18next'
import { countSupplierOrders, type SupplierOrderTab } from '#contract/ordering/supplierOrderLists.ts'
import { useRead } from '#web/kit/client/api.ts'
import { useLarge } from '#web/kit/format/large.ts'
import { FigureStrip } from '#web/kit/layout/FigureStrip.tsx'

const tabs = ['accepting', 'delivering', 'cancelling', 'receiving', 'completed'] as const
const isWaiting = (tab: SupplierOrderTab) => tab === 'accepting' || tab === 'cancelling'

/** Number of a supplier's orders by status. */
export function SupplierFigures() {
  const { t } = useTranslation()
  const large = useLarge()
  const counts = useRead(countSupplierOrders, {})
  return (
    <FigureStrip
      figures={tabs.map((tab) => ({
        id: tab,
        name: t(`fulfilment.tab.${tab}`),
        value: large(counts[tab]),
        note: t(`fulfilment.note.${tab}`),
        to: `/supplierOrders?tab=${tab}`,
        isUrgent: counts[tab] > 0 && isWaiting(tab),
      }))}
    />
  )
}
