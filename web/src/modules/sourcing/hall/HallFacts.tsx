import { useTranslation } from 'react-i18next'
import { formatCount } from '#contract/kit/format.ts'
import type { Reply } from '#contract/kit/route.ts'
import type { getHallFigures } from '#contract/sourcing/projectCards.ts'
import css from './HallPage.module.css'

type Figures = Reply<typeof getHallFigures>
const names = ['open', 'publishedToday', 'closingToday'] as const

const countIn = (count: number | null | undefined) => (count === null || count === undefined ? '-' : formatCount(count))

/** Three figures beside the title of a hall. */
export function HallFacts({ figures }: { readonly figures: Figures | undefined }) {
  const { t } = useTranslation()
  return (
    <dl className={css['figures']} aria-label={t('hall.figures.label')}>
      {names.map((name) => (
        <div key={name} data-urgent={name === 'closingToday' && (figures?.closingToday ?? 0) > 0 ? '' : undefined}>
          <dt>{t(`hall.figures.${name}`)}</dt>
          <dd className="num">{countIn(figures?.[name])}</dd>
        </div>
      ))}
    </dl>
  )
}
