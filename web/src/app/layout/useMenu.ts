import { menuOf, useMe } from '#web/kit/client/me.ts'
import { useLocale } from '#web/kit/client/preferences.ts'
import { menuPages } from '../pages.ts'

export interface MenuLink {
  readonly routeName: string
  readonly to: string
  readonly name: string
}

/** The person's menu in the reader's language, as far as it leads to a page. */
export function useMenu(): readonly MenuLink[] {
  const me = useMe()
  const english = useLocale() === 'en_US'
  return menuOf(me)
    .filter(({ routeName }) => Object.hasOwn(menuPages, routeName))
    .map(({ routeName, url, permName, enName }) => ({
      routeName,
      to: `/${url}`,
      name: english && enName !== '' ? enName : permName,
    }))
}
