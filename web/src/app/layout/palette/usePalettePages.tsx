import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccountEntries } from '../entries/useAccountEntries.tsx'
import { MenuIcon } from '../icons.tsx'
import { useGroupedMenu, useHomeLink } from '../useMenu.ts'

interface PalettePage {
  readonly to: string
  readonly name: string
  readonly icon: ReactNode
}

/** Pages of the person that need no id: of the menus, the account, messages and feedback. */
export function usePalettePages(): readonly PalettePage[] {
  const { t } = useTranslation()
  const links = [...useHomeLink(), ...useGroupedMenu().flatMap((group) => group.links)].filter(
    ({ outside }) => outside === '0',
  )
  const own = useAccountEntries().entries.flatMap((entry) =>
    'to' in entry ? [{ to: entry.to, name: entry.label, icon: entry.icon }] : [],
  )
  const fixed = [
    ['/allMessage', t('shell.messages')],
    ['/messageSettings', t('shell.messageSettings')],
    ['/feedModal', t('shell.feedback')],
  ] as const
  const pages = [
    ...links.map(({ to, search, name, routeName }) => ({
      to: `${to}${search}`,
      name,
      icon: <MenuIcon routeName={routeName} />,
    })),
    ...own,
    ...fixed.map(([to, name]) => ({ to, name, icon: <MenuIcon routeName={to.slice(1)} /> })),
  ]
  return pages.filter(({ to }, place) => pages.findIndex((page) => page.to === to) === place)
}
