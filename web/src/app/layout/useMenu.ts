import { type MenuGroup, menuGroups } from '#contract/kit/manifest.ts'
import { usePortal } from '#web/kit/client/portal.ts'
import { menuOf, useMe } from '#web/kit/client/me.ts'
import { useTranslation } from 'react-i18next'
import { articleLists } from '#web/modules/notices/reading/articleLists.ts'
import { hallPaths } from '#web/modules/sourcing/hall/hallPaths.ts'
import { useLocale } from '#web/kit/client/preferences.ts'
import { hasHome } from '../hasHome.ts'

export interface MenuLink {
  readonly routeName: string
  readonly to: string
  readonly name: string
  readonly group: MenuGroup | null
}

/** The person's menu in the reader's language. */
export function useMenu(): readonly MenuLink[] {
  const me = useMe()
  const english = useLocale() === 'en_US'
  return menuOf(me).map(({ routeName, url, permName, enName, group }) => ({
    routeName,
    to: `/${url}`,
    name: english && enName !== '' ? enName : permName,
    group,
  }))
}

/** The home of the tenant, where the reader has one. */
export function useHomeLink(): readonly MenuLink[] {
  const { t } = useTranslation()
  const me = useMe()
  const { isLoginHome } = usePortal().portalSettingsInfo
  return hasHome(me, isLoginHome) ? [{ routeName: 'home', to: '/', name: t('shell.homePage'), group: null }] : []
}

const halls = ['inquiry', 'bidding', 'fixed'] as const

/** The halls of projects, for visitors, buyers and suppliers; operators have their own list of projects. */
export function useHallLinks(): readonly MenuLink[] {
  const { t } = useTranslation()
  const isOperator = useMe()?.userInfo.userType === 'operator'
  if (isOperator) return []
  return halls.map((kind) => {
    const to = hallPaths[kind]
    return { routeName: to.slice(1), to, name: t(`shell.halls.${kind}`), group: null }
  })
}

const listNames = ['notice', 'help'] as const

/** Announcements and help, for everybody but operators, who write them. */
export function useArticleLinks(): readonly MenuLink[] {
  const { t } = useTranslation()
  const isOperator = useMe()?.userInfo.userType === 'operator'
  if (isOperator) return []
  return listNames.map((variant) => {
    const to = articleLists[variant]
    return { routeName: to.slice(1), to, name: t(`shell.articles.${variant}`), group: null }
  })
}

export interface GroupOfLinks {
  /** Undefined where the menu has no groups. */
  readonly name?: string
  readonly links: readonly MenuLink[]
}

/** The person's menu by its groups, and the halls: those that hold nothing for them are absent. */
export function useGroupedMenu(): readonly GroupOfLinks[] {
  const { t } = useTranslation()
  const english = useLocale() === 'en_US'
  const halls = useHallLinks()
  const own = [...Map.groupBy(useMenu(), ({ group }) => group)].map(([group, links]) =>
    group === null ? { links } : { name: menuGroups[group][english ? 1 : 0], links },
  )
  const articles = useArticleLinks()
  return halls.length === 0
    ? own
    : [...own, { name: t('shell.halls.label'), links: halls }, { name: t('shell.articles.label'), links: articles }]
}
