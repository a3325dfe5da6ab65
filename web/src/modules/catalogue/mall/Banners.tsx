import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#web/kit/ui/Button.tsx'
import { Carousel } from '#web/kit/ui/Carousel.tsx'
import { TileGrid } from '#web/kit/ui/TileGrid.tsx'
import css from './Banners.module.css'
import { type BannerSlide, bannerSlides } from './bannerSlides.tsx'
import { listPath } from './mallAddress.ts'

/** Banners of the mall: three slogans in turn. */
export function Banners() {
  const { t } = useTranslation()
  return (
    <Carousel
      labels={{
        carousel: t('catalogue.mall.banners'),
        slide: (place, total) => t('catalogue.mall.banner', { place, total }),
        pause: t('catalogue.mall.pause'),
        play: t('catalogue.mall.play'),
        arrows: { previous: t('catalogue.mall.previous'), next: t('catalogue.mall.next') },
      }}
      slides={bannerSlides}
      keyOf={({ words }) => words}
      className={css['banners'] ?? ''}
      slideClass={({ words }) => css[words]}
      renderSlide={(banner) => <Slide banner={banner} />}
    />
  )
}

function Slide({ banner: { words, filter, tiles } }: { readonly banner: BannerSlide }) {
  const { t } = useTranslation()
  return (
    <>
      <div className={css['text']}>
        <p className={css['eyebrow']}>{t(`catalogue.mall.${words}.eyebrow`)}</p>
        <h2>{t(`catalogue.mall.${words}.headline`)}</h2>
        <p className={css['more']}>{t(`catalogue.mall.${words}.text`)}</p>
        <ButtonLink variant="solid" size="lg" to={listPath(filter)}>
          {t(`catalogue.mall.${words}.go`)}
        </ButtonLink>
      </div>
      <div className={css['art']}>
        <TileGrid tiles={tiles} columns={3} />
      </div>
    </>
  )
}
