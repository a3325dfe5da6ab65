import { useTranslation } from 'react-i18next'
import type { BlockProps } from '../page/blockProps.ts'
import { figuresOf, useFigure } from './figures.ts'
import { ReadNotice } from './ReadNotice.tsx'
import css from './Statistics.module.css'

/** Statistics of the platform. */
export function Statistics({ data, onMoment }: BlockProps<'statistics'>) {
  const { t } = useTranslation()
  const write = useFigure()
  if (!data?.figures) return <ReadNotice onRetry={onMoment} />
  return (
    <dl className={`card ${css['strip']}`} aria-label={t('homePage.figures.label')}>
      {figuresOf(data.figures).map((each) => {
        const { figure, unit } = write(each)
        return (
          <div key={each.name}>
            <dt>{t(`homePage.figures.${each.name}`)}</dt>
            <dd>
              {figure}
              <small>{unit}</small>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
