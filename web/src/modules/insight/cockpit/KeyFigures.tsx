import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { MetricKey } from '#contract/insight/metrics.ts'
import { metricOf } from '#contract/insight/metrics.ts'
import type { KeyFigure } from '#contract/insight/cockpit.ts'
import { Spark } from '#web/kit/chart/Spark.tsx'
import { HelpButton } from '#web/kit/overlay/HelpButton.tsx'
import { useFigures, useMetrics } from '../useFigures.ts'
import css from './Cockpit.module.css'
import type { PanelProps } from './panelProps.ts'

interface Shown {
  readonly metric: MetricKey
  readonly of: KeyFigure
  readonly beside: string
  readonly tone?: 'good' | 'bad' | undefined
  readonly to: string | undefined
}

/** Key figures, each with its definition, its development and the page behind it. */
export function KeyFigures({ cockpit, filter, drill }: PanelProps) {
  const { t } = useTranslation()
  const { shown } = useFigures()
  const { nameOf, explain } = useMetrics()
  const { spend, saving, projects, suppliers, cycle } = cockpit.figures
  const signed = (value: string) => (value.startsWith('-') ? value.replace('-', '−') : `+${value}`)
  const isLess = cycle.beside?.startsWith('-') === true
  const figures: readonly Shown[] = [
    {
      metric: 'spend',
      of: spend,
      beside:
        spend.beside === null
          ? t('insight.figure.noFormer')
          : t('insight.figure.change', { percent: signed(spend.beside) }),
      tone: spend.beside === null ? undefined : 'good',
      to: drill('/purchaseStatistics', { period: 'custom', ...filter }),
    },
    {
      metric: 'saving',
      of: saving,
      beside: saving.beside === null ? '–' : t('insight.figure.savingRate', { percent: saving.beside }),
      tone: saving.beside === null ? undefined : saving.beside.startsWith('-') ? 'bad' : 'good',
      to: drill('/sourcingStatistics', { period: 'custom', ...filter }),
    },
    {
      metric: 'projects',
      of: projects,
      beside: t('insight.figure.open', { count: Number(projects.beside ?? 0) }),
      to: drill('/statisticProjects', filter),
    },
    {
      metric: 'activeSuppliers',
      of: suppliers,
      beside: t('insight.figure.fresh', { count: Number(suppliers.beside ?? 0) }),
      to: drill('/supplierStatistics', { period: 'custom', ...filter }),
    },
    {
      metric: 'cycle',
      of: cycle,
      beside:
        cycle.beside === null
          ? t('insight.figure.noFormer')
          : t(isLess ? 'insight.figure.shorter' : 'insight.figure.longer', { days: cycle.beside.replace('-', '') }),
      tone: cycle.beside === null ? undefined : isLess ? 'good' : 'bad',
      to: drill('/logisticsStatistics', { period: 'custom', ...filter }),
    },
  ]
  const unitOf = (metric: MetricKey, unit: string) =>
    metric === 'projects'
      ? t('insight.unit.projects')
      : metric === 'activeSuppliers'
        ? t('insight.unit.suppliers')
        : unit
  return (
    <ul className={`card ${css['figures']}`} aria-label={t('insight.cockpit.figures')}>
      {figures.map(({ metric, of, beside, tone, to }, at) => {
        const { figure, unit } = shown(metricOf(metric).unit, of.value)
        return (
          <li key={metric}>
            <span className={css['name']}>
              {to === undefined ? nameOf(metric) : <Link to={to}>{nameOf(metric)}</Link>}
              <HelpButton name={nameOf(metric)} text={explain(metric)} />
            </span>
            <b>
              {figure}
              <small>{unitOf(metric, unit)}</small>
            </b>
            <Spark figures={of.months} isMain={at === 0} />
            <em className={tone && css[tone]}>{beside}</em>
          </li>
        )
      })}
    </ul>
  )
}
