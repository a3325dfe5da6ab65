import { OneOf, type Static } from '#contract/kit/schema.ts'

/** Home pages of a portal; each has a layout and an address of its own (specification, section 2). */
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
