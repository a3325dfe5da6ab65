import { getShortcuts, mostShortcuts } from '#contract/workbench/workbench.ts'
import { useRead } from '#web/kit/client/api.ts'
import { menuOf, useMe } from '#web/kit/client/me.ts'
import { useName } from '#web/kit/format/useName.ts'

/** A page of my menu. */
export interface MenuPage {
  readonly id: string
  readonly name: string
  readonly to: string
  readonly routeName: string
}

/** Where one is already needs no shortcut. */
const HERE = 'workbench'

/** The pages of my menu, which of them are my shortcuts, and the version that says so. */
export function useShortcuts() {
  const me = useMe()
  const nameOf = useName()
  const { version, menuIds } = useRead(getShortcuts, {})
  const pages = menuOf(me)
    .filter(({ routeName }) => routeName !== HERE)
    .map(({ permId, permName, enName, url, routeName }): MenuPage => ({
      id: permId,
      name: nameOf({ name: permName, enName }),
      to: `/${url}`,
      routeName,
    }))
  const chosen = menuIds ?? pages.slice(0, mostShortcuts).map(({ id }) => id)
  return { version, pages, chosen: chosen.flatMap((id) => pages.find((page) => page.id === id) ?? []) }
}
