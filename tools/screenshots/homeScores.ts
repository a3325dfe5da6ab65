import type { homePages } from '#contract/home/homePages.ts'

/**
 * Design scores of the home pages, out of ten, from comparing their screenshots with the design sketches: three
 * tenants' colours, 1440, 1920 and 390 pixels, both languages, light and dark. Scores below 8.5 require work before a
 * release.
 */
export const homeScores: Readonly<Record<(typeof homePages)[number] | 'operationPlatformView', number>> = {
  portalHomePage: 8.6,
  portalHomePageHuarun: 8.6,
  homePage_shanxiTraffic: 8.7,
  homePageZb: 8.6,
  homePageZpg: 8.8,
  homePageTest: 8.6,
  homePageLf: 8.6,
  entranceLf: 8.5,
  ec: 8.6,
  coverPage: 8.7,
  operationPlatformView: 8.8,
}
