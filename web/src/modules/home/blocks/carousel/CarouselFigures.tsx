import { useTranslation } from 'react-i18next'
import type { HomeFigures } from '#contract/home/home.ts'
import css from './Carousel.module.css'
import { figuresOf, useFigure } from '../figures.ts'

/** Three figures beside the text of a banner. */
export function CarouselFigures({ figures }: { readonly figures: HomeFigures }) {
  const { t } = useTranslation()
  const write = useFigure()
  return (
    <div className={css['figures']}>
      {figuresOf(figures)
        .slice(1)
        .map((each) => {
          const { figure, unit } = write(each)
          return (
            <div key={each.name}>
              <b>
                {figure}
                <small>{unit}</small>
              </b>
              <span>{t(`homePage.figures.${each.name}`)}</span>
            </div>
          )
        })}
    </div>
  )
}
