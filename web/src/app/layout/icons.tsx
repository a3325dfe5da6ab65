import AppstoreOutlined from '@ant-design/icons-svg/es/asn/AppstoreOutlined.js'
import type { IconDefinition } from '@ant-design/icons-svg/es/types'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { tabIcons } from './TabIcon.tsx'

type Icons = Readonly<Record<string, IconDefinition>>

/** Icons of menu entries by route name: those of the tab bar, and `icons.ts` of each module. */
const icons: Icons = Object.assign(
  {},
  tabIcons,
  ...Object.values(import.meta.glob<Icons>('../../modules/*/icons.ts', { eager: true, import: 'icons' })),
) as Icons

export function MenuIcon({ routeName }: { readonly routeName: string }) {
  return <Icon of={icons[routeName] ?? AppstoreOutlined} />
}
