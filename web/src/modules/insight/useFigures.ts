import { useTranslation } from 'react-i18next'
import { formatCount, formatLarge } from '#contract/kit/format.ts'
import { type MetricKey, type MetricUnit, metricOf } from '#contract/insight/metrics.ts'
import { units } from '#contract/kit/money.ts'
import { useLocale } from '#web/kit/client/preferences.ts'

/** Figure with its unit, which is shown smaller. */
export interface ShownFigure {
  readonly figure: string
  readonly unit: string
}

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 2 })

/** Formats figures of statistics: amounts in 万 and 亿, in English in K, M and B. */
export function useFigures() {
  const { t } = useTranslation()
  const isChinese = useLocale() === 'zh_CN'
  const amount = (value: string): ShownFigure => {
    if (!isChinese) {
      const size = Number(value)
      return { figure: `${size < 0 ? '−' : ''}¥${compact.format(Math.abs(size))}`, unit: '' }
    }
    const { figure, unit } = formatLarge(value)
    return { figure, unit: t('insight.unit.amount', { size: unit }) }
  }
  const shown = (unit: MetricUnit, value: string | null): ShownFigure => {
    if (value === null) return { figure: '–', unit: '' }
    if (unit === 'amount') return amount(value)
    if (unit === 'rate') return { figure: `${value}%`, unit: '' }
    if (unit === 'count') return { figure: countOf(value), unit: '' }
    return { figure: value, unit: t(`insight.unit.${unit}`) }
  }
  return {
    shown,
    /** Amount in one text: 1.51 亿, or ¥151.00M. */
    short: (value: string): string => {
      if (!isChinese) return amount(value).figure
      const { figure, unit } = formatLarge(value)
      return unit === '' ? figure.replace(/\.\d+$/, '') : `${figure} ${unit}`
    },
    text: (metric: MetricKey, value: string | null): string => {
      const { figure, unit } = shown(metricOf(metric).unit, value)
      return unit === '' ? figure : `${figure} ${unit}`
    },
  }
}

const countOf = (value: string): string =>
  units(value) % 10_000n === 0n ? formatCount(Math.trunc(Number(value))) : value.replace(/0$/, '')

/** Names and definitions of metrics in the language of the page. */
export function useMetrics() {
  const { t } = useTranslation()
  const at = useLocale() === 'zh_CN' ? 0 : 1
  return {
    nameOf: (metric: MetricKey): string => metricOf(metric).names[at],
    /** Definition as it is explained beside the figure. */
    explain: (metric: MetricKey): string => {
      const { formula, time, tax } = metricOf(metric)
      const parts = [t('insight.explain.formula', { text: formula[at] }), t('insight.explain.time', { text: time[at] })]
      return [...parts, ...(tax ? [tax[at]] : []), t('insight.explain.scope')].join(t('insight.explain.and'))
    },
  }
}
