import CaretRightOutlined from '@ant-design/icons-svg/es/asn/CaretRightOutlined.js'
import PauseOutlined from '@ant-design/icons-svg/es/asn/PauseOutlined.js'
import { useTranslation } from 'react-i18next'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useCarousel } from '#web/kit/ui/useCarousel.ts'
import type { BlockProps } from '../../page/blockProps.ts'
import css from './Carousel.module.css'
import { CarouselFigures } from './CarouselFigures.tsx'
import { Slide } from './Slide.tsx'
import { useSlides } from './useSlides.ts'

/** Banners one after the other; three of words where the tenant has none of its own. */
export function Carousel({ block, data }: BlockProps<'carousel'>) {
  const { t } = useTranslation()
  const slides = useSlides(block.banners)
  const { shown, show, isPaused, setIsPaused, setIsHeld } = useCarousel(slides.length, block.everySeconds * 1000)
  const now = Math.min(shown, slides.length - 1)
  return (
    <section
      className={`${css['carousel']} ${css[block.look]}`}
      aria-roledescription="carousel"
      aria-label={t('homePage.carousel.label')}
    >
      {/* Anyone who looks or stands at it finds it still; the buttons do the rest. */}
      <div
        role="presentation"
        className={css['inside']}
        onPointerEnter={() => setIsHeld(true)}
        onPointerLeave={() => setIsHeld(false)}
        onFocus={() => setIsHeld(true)}
        onBlur={() => setIsHeld(false)}
      >
        <ul>
          {slides.map((slide, place) => (
            <li key={slide.key} inert={place !== now} data-shown={place === now} data-picture={slide.picture !== ''}>
              <Slide slide={slide} look={block.look} isFirst={place === 0} place={place} />
            </li>
          ))}
        </ul>
        {slides.length > 1 && (
          <div className={css['dots']}>
            {slides.map(({ key }, place) => (
              <button
                key={key}
                type="button"
                aria-label={t('homePage.carousel.banner', { place: place + 1, total: slides.length })}
                aria-current={place === now ? 'true' : undefined}
                onClick={() => show(place)}
              />
            ))}
            <button
              type="button"
              className={css['pause']}
              aria-label={t(isPaused ? 'homePage.carousel.play' : 'homePage.carousel.pause')}
              onClick={() => setIsPaused(!isPaused)}
            >
              <Icon of={isPaused ? CaretRightOutlined : PauseOutlined} />
            </button>
          </div>
        )}
        {block.look === 'band' && data?.figures && <CarouselFigures figures={data.figures} />}
      </div>
    </section>
  )
}
