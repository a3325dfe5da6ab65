import { useTranslation } from 'react-i18next'
import css from './Chart.module.css'
import { seriesColour } from './chartColours.ts'
import type { ChartText } from './chartText.ts'
import { type Figure, percentOf, type Series, textOf, totalOf } from './figures.ts'

const mark = (colour: number) => <i aria-hidden style={{ background: `var(--c-${colour + 1})` }} />

/** Legend; omitted for a single series. A step line has a dashed mark, as in the chart. */
export function ChartLegend({ series }: { readonly series: readonly Series[] }) {
  if (series.length < 2) return null
  return (
    <ul className={css['legend']}>
      {series.map(({ name, isStepped }, at) => (
        <li key={name} data-dashed={isStepped || undefined}>
          {mark(seriesColour(series, at))}
          {name}
        </li>
      ))}
    </ul>
  )
}

interface SharesProps {
  readonly figures: readonly Figure[]
  readonly text: ChartText
}

/** Legend of a share chart with the values of its parts. */
export function ShareLegend({ categories, figures, text }: SharesProps & { readonly categories: readonly string[] }) {
  const whole = totalOf(figures)
  return (
    <ul className={css['shares']}>
      {categories.map((name, at) => {
        const figure = textOf(figures[at] ?? '0')
        return (
          <li key={name}>
            {mark(at % 6)}
            {/* `title` repeats a truncated name for the pointer; screen readers have the whole name. */}
            <span className="one" title={name}>
              {name}
            </span>
            <span className={css['quiet']}>{text.short(figure).figure}</span>
            <b>{percentOf(figure, whole)}</b>
          </li>
        )
      })}
    </ul>
  )
}

/** Total in the centre of the ring. */
export function ShareTotal({ figures, text }: SharesProps) {
  const { t } = useTranslation()
  const { figure, size } = text.short(totalOf(figures))
  return (
    <span className={css['total']}>
      {t('common.chart.total')}
      <b>
        {figure} <small>{size}</small>
      </b>
    </span>
  )
}
