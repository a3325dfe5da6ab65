import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { countSupplierOrders, type SupplierOrderTab } from '#contract/ordering/supplierOrderLists.ts'
import { useRead } from '#web/kit/client/api.ts'
import { useLarge } from '#web/kit/format/large.ts'
import css from './SupplierFigures.module.css'

const figures = ['accepting', 'delivering', 'cancelling', 'receiving', 'completed'] as const
const listOf = (tab: SupplierOrderTab) => `/supplierOrders?tab=${tab}`
const isUrgent = (tab: SupplierOrderTab) => tab === 'accepting' || tab === 'cancelling'

/** A supplier's orders by state; every figure leads to the list that it counts. */
export function SupplierFigures() {
  const { t } = useTranslation()
  const large = useLarge()
  const counts = useRead(countSupplierOrders, {})
  return (
    <ul className={`card ${css['figures']}`}>
      {figures.map((tab) => (
        <li key={tab}>
          <Link to={listOf(tab)}>
            <span>{t(`fulfilment.tab.${tab}`)}</span>
            <b className={counts[tab] > 0 && isUrgent(tab) ? css['urgent'] : undefined}>{large(counts[tab])}</b>
            <small>{t(`fulfilment.note.${tab}`)}</small>
          </Link>
        </li>
      ))}
    </ul>
  )
}
