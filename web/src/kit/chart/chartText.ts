import { useTranslation } from 'react-i18next'
import { formatCount } from '#contract/kit/format.ts'
import { useLocale } from '#web/kit/client/preferences.ts'
import { amountParts } from '#web/kit/format/amount.ts'
import { type Figure, type Measure, scaled, scaleOf } from './figures.ts'

/** Number formats of a chart: exact, and short in a common unit for axis and headline. */
export function useChartText(measure: Measure, figures: readonly Figure[]) {
  const { t } = useTranslation()
  const scale = scaleOf(figures, useLocale() === 'zh_CN')
  const isAmount = measure === 'amount'
  const size = scale.name === 'one' ? '' : t(`common.chart.scale.${scale.name}`)
  return {
    scale,
    /** Whole numbers only, so the axis has no fractions. */
    isWhole: !isAmount,
    unit: t('common.chart.unit', { size, unit: isAmount ? t('common.chart.yuan') : measure.counted }).trim(),
    exact: (figure: Figure, of: Measure = measure) => {
      if (figure === null) return '--'
      if (of !== 'amount') return formatCount(Number(figure))
      const { minus, whole, fraction } = amountParts(String(figure), false, '')
      return `${minus ? '−' : ''}${t('common.currency')}${whole}${fraction}`
    },
    short: (figure: string) => ({ figure: scaled(figure, scale), size }),
  }
}
export type ChartText = ReturnType<typeof useChartText>
