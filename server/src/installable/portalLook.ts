import type { RenderedPage } from '#contract/kit/ssr.ts'

/** Appearance of a tenant in an installed portal and its offline page. */
export interface PortalLook extends Pick<RenderedPage, 'title' | 'shortName' | 'favicon' | 'colour' | 'style'> {
  readonly language: 'zh-CN' | 'en'
}

/** Appearance for unknown hosts: the product's name and default colour. */
export const neutralLook = (language: PortalLook['language']): PortalLook => ({
  title: language === 'en' ? 'Baicai' : '百采',
  shortName: language === 'en' ? 'Baicai' : '百采',
  favicon: '',
  colour: '#4a5260',
  language,
  style:
    ':root{--bg:#f6f7f8;--card:#fff;--line:#e6e8eb;--t-1:#16181d;--t-2:#454a54;--t-3:#666c78;--p-6:#4a5260;--p-7:#3b424e;--p-text:#4a5260;--fill:#f1f2f4;color-scheme:light}',
})
