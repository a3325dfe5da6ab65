import { useTranslation } from 'react-i18next'
import { formatCount } from '#contract/kit/format.ts'
import { useLocale } from '#web/kit/client/preferences.ts'
import { amountParts } from '#web/kit/format/amount.ts'
import { type Figure, type Measure, scaled, scaleOf } from './figures.ts'

/** How the figures of a chart are written: exactly, and short in one unit for an axis or a headline. */
export function useChartText(measure: Measure, figures: readonly Figure[]) {
  const { t } = useTranslation()
  const scale = scaleOf(figures, useLocale() === 'zh_CN')
  const isAmount = measure === 'amount'
  const size = scale.name === 'one' ? '' : t(`common.chart.scale.${scale.name}`)
  return {
    scale,
    /** Nothing is between one and two. */
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
