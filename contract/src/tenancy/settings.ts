import { defineSettings } from '#contract/kit/settings.ts'
import { Colour, List, Note, OneOf, shape, Text, Type } from '#contract/kit/schema.ts'
import { portalMenuUrls } from './portalMenu.ts'

/** A path of this site; empty where there is none. Pages show no picture of another site. */
const Picture = Type.String({ maxLength: 500, pattern: '^(/(?![/\\\\])[^\\s\\\\]*)?$' })

/** How a tenant's portal presents itself (specification, section 3). */
export const portalSettings = defineSettings(
  shape({
    webTitle: Text(60),
    shortName: Text(20),
    tagline: { ...Note(60), description: 'empty: the page says the product’s, in the language of the reader' },
    themeColor: Colour,
    portalLogoUrl: Picture,
    loginLogoUrl: { ...Picture, description: 'on the login pages; empty: the portal’s' },
    loginBackgroundUrl: Picture,
    favicon: Picture,
    welcomeWords: Note(60),
    welcomeWordsEn: { ...Note(60), description: 'on English pages; empty: the page welcomes in words of its own' },
    serviceTel: Note(40),
    isDisplayServiceTel: Type.Boolean(),
    footerContent: Note(2000),
    isEnable: {
      ...Type.Boolean(),
      description: 'the portal is there: its home, its menu, and what visitors read of it',
    },
    landOnFirstPermission: Type.Boolean(),
    isHuarun: Type.Boolean(),
  }),
  {
    webTitle: '企业采购',
    shortName: '百采',
    tagline: '',
    themeColor: 'red',
    portalLogoUrl: '',
    loginLogoUrl: '',
    loginBackgroundUrl: '',
    favicon: '',
    welcomeWords: '欢迎使用百采',
    welcomeWordsEn: '',
    serviceTel: '400-800-0000',
    isDisplayServiceTel: true,
    footerContent: '',
    isEnable: true,
    landOnFirstPermission: false,
    isHuarun: false,
  },
)

/** An address that people are sent to; empty where there is none. */
const PageAddress = Type.String({
  maxLength: 500,
  pattern: '^$|^/(?![/\\\\])[^\\s\\\\]*$|^https://[^\\s/@\\\\][^\\s@\\\\]*$',
})

/** What the portal offers beside the mall, and what it draws over its pages. */
export const serviceSettings = defineSettings(
  shape({
    supplierEnable: { ...Type.Boolean(), description: 'suppliers can log in' },
    deptEnable: { ...Type.Boolean(), description: 'departments can apply to be registered' },
    isShowCount: {
      ...Type.Boolean(),
      description: 'visitors and buyers see how many projects and suppliers there are',
    },
    portalMenu: {
      ...List(OneOf(portalMenuUrls), portalMenuUrls.length),
      description: 'the navigation of the portal; what is left out is no page of it',
    },
    isShowCustomerService: Type.Boolean(),
    customerServiceUrl: PageAddress,
    isShowAllcatalog: { ...Type.Boolean(), description: 'the menu of all categories in the header' },
    isShowBatchOrder: { ...Type.Boolean(), description: 'buyers with cart.batch have the batch purchase' },
    isWaterMark: { ...Type.Boolean(), description: 'department, name and last login over every page' },
  }),
  {
    supplierEnable: true,
    deptEnable: false,
    isShowCount: true,
    portalMenu: [...portalMenuUrls],
    isShowCustomerService: false,
    customerServiceUrl: '',
    isShowAllcatalog: true,
    isShowBatchOrder: false,
    isWaterMark: false,
  },
)

/** Settings that callers of the portal's interface read and that no page of this product goes by. */
export const interfaceSettings = defineSettings(
  shape({
    tenantLogin: Type.Boolean(),
  }),
  {
    tenantLogin: false,
  },
)
