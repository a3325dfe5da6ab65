import { getShortcuts, maxShortcuts } from '#contract/workbench/workbench.ts'
import { useRead } from '#web/kit/client/api.ts'
import { pathOf, shownMenuOf, useMe } from '#web/kit/client/me.ts'
import { useName } from '#web/kit/format/useName.ts'

/** Page of the person's menu. */
export interface MenuPage {
  readonly id: string
  readonly name: string
  readonly to: string
  readonly routeName: string
}

/** The workbench itself needs no shortcut. */
const HERE = 'workbench'

/** Pages of the person's menu, the chosen shortcuts, and their version. */
export function useShortcuts() {
  const me = useMe()
  const nameOf = useName()
  const { version, menuIds } = useRead(getShortcuts, {})
  const pages = shownMenuOf(me)
    .filter(({ routeName }) => routeName !== HERE)
    .map(({ permId, permName, enName, url, params, routeName }): MenuPage => ({
      id: permId,
      name: nameOf({ name: permName, enName }),
      to: pathOf({ url, params }),
      routeName,
    }))
  const chosen = menuIds ?? pages.slice(0, maxShortcuts).map(({ id }) => id)
  return { version, pages, chosen: chosen.flatMap((id) => pages.find((page) => page.id === id) ?? []) }
}
