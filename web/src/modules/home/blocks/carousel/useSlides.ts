import { useTranslation } from 'react-i18next'
import type { Banner } from '#contract/home/blocks.ts'
import { useChosenText } from '../../page/useTitleOf.ts'

export interface Slide {
  readonly key: string
  readonly picture: string
  readonly eyebrow: string
  readonly headline: string
  readonly text: string
  readonly button: string
  readonly address: string
  readonly isNewWindow: boolean
}

const shipped = [
  ['sunny', '/searchBiddingList'],
  ['compare', '/comparisonHall'],
  ['verify', '/verifyResult'],
] as const

/** Banners of the tenant in the person's language, or the three defaults. */
export function useSlides(banners: readonly Banner[]): readonly Slide[] {
  const { t } = useTranslation()
  const textOf = useChosenText()
  if (banners.length === 0)
    return shipped.map(([name, address]) => ({
      key: name,
      picture: '',
      eyebrow: t(`homePage.carousel.slide.${name}.eyebrow`),
      headline: t(`homePage.carousel.slide.${name}.headline`),
      text: t(`homePage.carousel.slide.${name}.text`),
      button: t(`homePage.carousel.slide.${name}.go`),
      address,
      isNewWindow: false,
    }))
  return banners.map((banner, place) => ({
    key: `${place} ${banner.imgUrl} ${banner.title}`,
    picture: banner.imgUrl,
    eyebrow: '',
    headline: textOf(banner.title, banner.enTitle),
    text: textOf(banner.text, banner.enText),
    button: textOf(banner.button, banner.enButton),
    address: banner.openUrl,
    isNewWindow: banner.openType === '1',
  }))
}
