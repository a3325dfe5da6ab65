import CaretRightOutlined from '@ant-design/icons-svg/es/asn/CaretRightOutlined.js'
import LeftOutlined from '@ant-design/icons-svg/es/asn/LeftOutlined.js'
import PauseOutlined from '@ant-design/icons-svg/es/asn/PauseOutlined.js'
import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#web/kit/ui/Button.tsx'
import { TileGrid } from '#web/kit/ui/TileGrid.tsx'
import css from './Banners.module.css'
import { listPath } from './mallAddress.ts'
import { useCarousel } from '#web/kit/ui/useCarousel.ts'
import { type BannerSlide, bannerSlides } from './bannerSlides.tsx'

/** What the mall opens with: three sentences, one after the other. */
export function Banners() {
  const { t } = useTranslation()
  const { shown, show, step, isPaused, setIsPaused, setIsHeld } = useCarousel(bannerSlides.length)
  return (
    <section className={css['banners']} aria-roledescription="carousel" aria-label={t('catalogue.mall.banners')}>
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
          {bannerSlides.map((banner, place) => (
            <li key={banner.words} className={css[banner.words]} inert={place !== shown} data-shown={place === shown}>
              <Slide banner={banner} />
            </li>
          ))}
        </ul>
        <div className={css['dots']}>
          {bannerSlides.map(({ words }, place) => (
            <button
              key={words}
              type="button"
              aria-label={t('catalogue.mall.banner', { place: place + 1, total: bannerSlides.length })}
              aria-current={place === shown ? 'true' : undefined}
              onClick={() => show(place)}
            />
          ))}
          <button
            type="button"
            className={css['pause']}
            aria-label={t(isPaused ? 'catalogue.mall.play' : 'catalogue.mall.pause')}
            onClick={() => setIsPaused(!isPaused)}
          >
            {isPaused ? <Icon of={CaretRightOutlined} /> : <Icon of={PauseOutlined} />}
          </button>
        </div>
        <button
          type="button"
          className={css['back']}
          aria-label={t('catalogue.mall.previous')}
          onClick={() => step(-1)}
        >
          <Icon of={LeftOutlined} />
        </button>
        <button type="button" className={css['on']} aria-label={t('catalogue.mall.next')} onClick={() => step(1)}>
          <Icon of={RightOutlined} />
        </button>
      </div>
    </section>
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
