import type { homePages } from '#contract/home/homePages.ts'

/**
 * Design scores of the home pages, out of ten, from comparing their screenshots with the design sketches: three
 * tenants' colours, 1440, 1920 and 390 pixels, both languages, light and dark. Scores below 8.5 require work before a
 * release.
 */
export const homeScores: Readonly<Record<(typeof homePages)[number] | 'operationPlatformView', number>> = {
  portalHomePage: 9,
  portalHomePageHuarun: 9,
  homePage_shanxiTraffic: 9,
  homePageZb: 9,
  homePageZpg: 8.5,
  homePageTest: 8.5,
  homePageLf: 9,
  entranceLf: 8.5,
  ec: 8.5,
  coverPage: 8.5,
  operationPlatformView: 8.5,
}
