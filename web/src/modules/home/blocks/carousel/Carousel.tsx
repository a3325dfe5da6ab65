import { useTranslation } from 'react-i18next'
import { Carousel as SlideShow } from '#web/kit/ui/Carousel.tsx'
import type { BlockProps } from '../../page/blockProps.ts'
import css from './Carousel.module.css'
import { CarouselFigures } from './CarouselFigures.tsx'
import { Slide } from './Slide.tsx'
import { useSlides } from './useSlides.ts'

/** Carousel of banners; three default text banners if the tenant has none. */
export function Carousel({ block, data }: BlockProps<'carousel'>) {
  const { t } = useTranslation()
  return (
    <SlideShow
      labels={{
        carousel: t('homePage.carousel.label'),
        slide: (place, total) => t('homePage.carousel.banner', { place, total }),
        pause: t('homePage.carousel.pause'),
        play: t('homePage.carousel.play'),
      }}
      slides={useSlides(block.banners)}
      keyOf={({ key }) => key}
      everyMs={block.everySeconds * 1000}
      className={`${css['carousel']} ${css[block.look]}`}
      slideClass={({ picture }) => (picture === '' ? undefined : css['pictured'])}
      renderSlide={(slide, place) => <Slide slide={slide} look={block.look} isFirst={place === 0} place={place} />}
    >
      {block.look === 'band' && data?.figures && <CarouselFigures figures={data.figures} />}
    </SlideShow>
  )
}
