import type { RenderedPage } from '#contract/kit/ssr.ts'

/** What an installed portal and its offline page show of the tenant. */
export interface PortalLook extends Pick<RenderedPage, 'title' | 'shortName' | 'favicon' | 'colour' | 'style'> {
  readonly language: 'zh-CN' | 'en'
}

/** Of a host that is nobody's: the product's name in no tenant's colour. */
export const neutralLook = (language: PortalLook['language']): PortalLook => ({
  title: language === 'en' ? 'Baicai' : '百采',
  shortName: language === 'en' ? 'Baicai' : '百采',
  favicon: '',
  colour: '#4a5260',
  language,
  style:
    ':root{--bg:#f6f7f8;--card:#fff;--line:#e6e8eb;--t-1:#16181d;--t-2:#454a54;--t-3:#666c78;--p-6:#4a5260;--p-7:#3b424e;--p-text:#4a5260;--fill:#f1f2f4;color-scheme:light}',
})
