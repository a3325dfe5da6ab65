import { OneOf, type Static } from '#contract/kit/schema.ts'

/** The home pages of a portal, each a layout of its own, at the address of its name (specification, section 2). */
export const homePages = [
  'portalHomePage',
  'portalHomePageHuarun',
  'homePage_shanxiTraffic',
  'homePageZb',
  'homePageZpg',
  'homePageTest',
  'homePageLf',
  'entranceLf',
  'ec',
  'coverPage',
] as const
export const HomePageName = OneOf(homePages)
export type HomePageName = Static<typeof HomePageName>
