import { useTranslation } from 'react-i18next'
import type { OrderLine } from '#contract/ordering/orderSummary.ts'
import css from './Allocations.module.css'

interface AllocationTextProps {
  readonly line: Pick<OrderLine, 'materialCode' | 'costCentre' | 'projectNo'>
}

/** Own code of the goods, and what a line was ordered for; nothing where it names none of them. */
export function AllocationText({ line: { materialCode, costCentre, projectNo } }: AllocationTextProps) {
  const { t } = useTranslation()
  if (materialCode === '' && costCentre === '' && projectNo === '') return null
  return (
    <p className={css['text']}>
      {materialCode !== '' && <span>{t('orders.ofMaterial', { code: materialCode })}</span>}
      {costCentre !== '' && <span>{t('orders.ofCostCentre', { costCentre })}</span>}
      {projectNo !== '' && <span>{t('orders.ofProjectNo', { projectNo })}</span>}
    </p>
  )
}
