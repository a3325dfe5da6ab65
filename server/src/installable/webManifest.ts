import { type IconKind, iconAddress, iconKinds } from './icons.ts'
import type { PortalLook } from './portalLook.ts'

export const words = {
  'zh-CN': {
    description: '企业采购与商城平台：寻源、比价、下单、验收与结算，在同一个平台完成。',
    orders: '我的订单',
    messages: '消息',
  },
  en: {
    description: 'Procurement and marketplace: source, compare, order, receive and settle in one place.',
    orders: 'My orders',
    messages: 'Messages',
  },
} as const

const purposeOf = (kind: IconKind) => (kind === 'maskable-512' ? 'maskable' : 'any')
const installed = (['any-192', 'any-512', 'maskable-512'] as const satisfies readonly IconKind[]).map((kind) => ({
  kind,
  sizes: `${iconKinds[kind].size}x${iconKinds[kind].size}`,
  type: 'image/png',
  purpose: purposeOf(kind),
}))

/** Web manifest of a tenant: name and appearance of the installed portal. */
export function webManifestOf(look: PortalLook): object {
  const { title, shortName, language, colour } = look
  const { description, orders, messages } = words[language]
  return {
    id: '/',
    name: title,
    short_name: shortName,
    description,
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: colour,
    background_color: '#ffffff',
    icons: installed.map(({ kind, ...icon }) => ({ src: iconAddress(kind, look), ...icon })),
    shortcuts: [
      { name: orders, url: '/orderManagement_list' },
      { name: messages, url: '/allMessage' },
    ],
  }
}
