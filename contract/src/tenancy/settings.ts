import { defineSettings } from '#contract/kit/settings.ts'
import { Colour, List, Note, OneOf, shape, Text, Type } from '#contract/kit/schema.ts'
import { FormattedNote } from '#contract/kit/validators.ts'
import { portalMenuUrls } from './portalMenu.ts'

/**
 * Address of a picture: one of the product's own, or an uploaded one; can be empty. Pictures of other sites are not
 * displayed, and other paths of this site are no pictures.
 */
const Picture = Type.String({
  maxLength: 500,
  pattern: '^(/pictures/([\\w-]+/)*[\\w-]+\\.[a-z]+|/[a-z]+/api/[A-Za-z]+/picture/[0-9a-f]{40}\\.webp)?$',
})

/** Tenant settings of the portal's appearance (specification, section 3). */
export const portalSettings = defineSettings(
  shape({
    webTitle: Text(60),
    shortName: Text(20),
    shortNameEn: { ...Note(40), description: 'on English pages; empty: shortName' },
    tagline: { ...Note(60), description: "empty: the product's default in the language of the page" },
    themeColor: Colour,
    portalLogoUrl: Picture,
    loginLogoUrl: { ...Picture, description: 'on the login pages; empty: portalLogoUrl' },
    loginBackgroundUrl: Picture,
    favicon: Picture,
    welcomeWords: Note(60),
    welcomeWordsEn: { ...Note(60), description: 'on English pages; empty: the default greeting' },
    serviceTel: FormattedNote('telephone'),
    isDisplayServiceTel: Type.Boolean(),
    footerContent: Note(2000),
    isEnable: {
      ...Type.Boolean(),
      description: 'the portal is on: home page, navigation and public content',
    },
    landOnFirstPermission: Type.Boolean(),
    isHuarun: Type.Boolean(),
  }),
  {
    webTitle: '企业采购',
    shortName: '百采',
    shortNameEn: '',
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

/** Page address: a path of this site or an https URL; can be empty. */
const PageAddress = Type.String({
  maxLength: 500,
  pattern: '^$|^/(?![/\\\\])[^\\s\\\\]*$|^https://[^\\s/@\\\\][^\\s@\\\\]*$',
})

/** Tenant settings of additional portal functions, and the watermark of pages. */
export const serviceSettings = defineSettings(
  shape({
    supplierEnable: { ...Type.Boolean(), description: 'suppliers can log in' },
    deptEnable: { ...Type.Boolean(), description: 'departments can apply for registration' },
    isShowCount: {
      ...Type.Boolean(),
      description: 'visitors and buyers see the numbers of projects and suppliers',
    },
    portalMenu: {
      ...List(OneOf(portalMenuUrls), portalMenuUrls.length),
      description: 'navigation entries; the pages of omitted entries are disabled',
    },
    isShowCustomerService: Type.Boolean(),
    customerServiceUrl: PageAddress,
    isShowAllcatalog: { ...Type.Boolean(), description: 'category menu in the header' },
    isShowBatchOrder: { ...Type.Boolean(), description: 'batch purchase for buyers with cart.batch' },
    isWaterMark: { ...Type.Boolean(), description: 'watermark with department, name and last login on every page' },
    exportReason: { ...Type.Boolean(), description: 'people state why they export personal, bank or security data' },
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
    exportReason: false,
  },
)

/** Settings for callers of the portal's interface; the product's own pages do not use them. */
export const interfaceSettings = defineSettings(
  shape({
    tenantLogin: Type.Boolean(),
  }),
  {
    tenantLogin: false,
  },
)
