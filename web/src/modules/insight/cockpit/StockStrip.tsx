import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type MetricKey, metricOf } from '#contract/insight/metrics.ts'
import { stockDays } from '#contract/warehouse/stock.ts'
import { HelpButton } from '#web/kit/overlay/HelpButton.tsx'
import { useFigures, useMetrics } from '../useFigures.ts'
import css from './Cockpit.module.css'
import type { PanelProps } from './panelProps.ts'

/** Figures of stock, for those who see warehouses; each leads to the list that it counts. */
export function StockStrip({ cockpit: { stock, deptId }, filter, drill }: PanelProps) {
  const { t } = useTranslation()
  const { shown } = useFigures()
  const { nameOf, explain } = useMetrics()
  if (stock === null) return null
  const of = { deptId: deptId ?? undefined }
  const figures: readonly (readonly [MetricKey, string | number | null, string | undefined])[] = [
    ...(stock.value === null
      ? []
      : ([
          ['stockValue', stock.value, drill('/stock', { view: 'values', ...of })],
          ['stockTurnover', stock.turnover, drill('/stockStatistics', { period: 'custom', ...filter })],
        ] as const)),
    ['lowItems', stock.low, drill('/stock', { tab: 'low', ...of })],
    [
      'expiringBatches',
      stock.expiring,
      drill('/stock', { view: 'batches', withinDays: `${stockDays.expiring}`, ...of }),
    ],
    ['slowItems', stock.slow, drill('/stock', { tab: 'slow', ...of })],
  ]
  return (
    <ul className={`card ${css['figures']} ${css['stock']}`} aria-label={t('insight.stock.title')}>
      {figures.map(([metric, value, to]) => {
        const { figure, unit } = shown(metricOf(metric).unit, value === null ? null : String(value))
        return (
          <li key={metric}>
            <span className={css['name']}>
              {to === undefined ? nameOf(metric) : <Link to={to}>{nameOf(metric)}</Link>}
              <HelpButton name={nameOf(metric)} text={explain(metric)} />
            </span>
            <b>
              {figure}
              <small>{unit}</small>
            </b>
          </li>
        )
      })}
    </ul>
  )
}
