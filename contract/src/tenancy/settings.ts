import { defineSettings } from '#contract/kit/settings.ts'
import { Colour, Note, shape, Text, Type } from '#contract/kit/schema.ts'

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
    favicon: Picture,
    welcomeWords: Note(60),
    welcomeWordsEn: { ...Note(60), description: 'on English pages; empty: the page welcomes in words of its own' },
    serviceTel: Note(40),
    isDisplayServiceTel: Type.Boolean(),
    footerContent: Note(2000),
    isEnable: { ...Type.Boolean(), description: 'the portal’s own home is what people land on' },
    landOnFirstPermission: Type.Boolean(),
    isHuarun: Type.Boolean(),
  }),
  {
    webTitle: '企业采购',
    shortName: '百采',
    tagline: '',
    themeColor: 'red',
    portalLogoUrl: '',
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

/** Settings that callers of the portal's interface read and that no page of this product goes by. */
export const interfaceSettings = defineSettings(
  shape({
    loginLogoUrl: Note(500),
    loginBackgroundUrl: Note(500),
    tenantLogin: Type.Boolean(),
    isWaterMark: Type.Boolean(),
    isShowCustomerService: Type.Boolean(),
    isShowBatchOrder: Type.Boolean(),
    isShowAllcatalog: Type.Boolean(),
    isApply: Note(500),
    isShowFirstMenu: Note(500),
  }),
  {
    loginLogoUrl: '',
    loginBackgroundUrl: '',
    tenantLogin: false,
    isWaterMark: false,
    isShowCustomerService: false,
    isShowBatchOrder: false,
    isShowAllcatalog: true,
    isApply: '',
    isShowFirstMenu: '',
  },
)
