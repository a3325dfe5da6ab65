import * as contract from '#contract/administration/menuEntries.ts'
import type { Entrance } from '#contract/kit/entrance.ts'
import type { Route } from '#contract/kit/route.ts'
import { type App, type Call, serve } from '#kit/http/serve.ts'
import { serveChanges } from '#kit/events/changes.ts'
import { everythingOn, menuNodes, menuOf, permissionsOfRole } from '#modules/identity/index.ts'
import { menuChanges, portalMenu } from '#modules/tenancy/index.ts'
import { presentItem } from './menu.rules.ts'
import {
  addMenuEntry,
  codesIn,
  editMenuEntry,
  menuItem,
  moveMenuEntry,
  removeMenuEntry,
  restoreMenu,
  restoreMenuEntry,
  showMenuEntry,
} from './menu.service.ts'

export function menuRoutes(app: App) {
  serve(app, contract.listMenu, async ({ db, input: { area } }) => {
    const changes = await menuChanges(db)
    const nodes = menuNodes(area, changes)
    return {
      entries: nodes.map((node) => presentItem(node, nodes, area)),
      pages: nodes.flatMap(({ declared }) =>
        declared && declared.url !== ''
          ? [{ routeName: declared.url, name: declared.name, enName: declared.enName }]
          : [],
      ),
      codes: codesIn(changes),
    }
  })

  serve(app, contract.previewMenu, async ({ db, input: { area, roleId } }) => {
    const entries =
      area === 'portal'
        ? await portalMenu(db)
        : menuOf(area satisfies Entrance, await permissionsOfRole(db, roleId), everythingOn, await menuChanges(db))
    const levelOf = new Map<string, number>()
    return entries
      .filter(({ permType, isShown }) => permType !== '3' && isShown === '1')
      .map(({ permId, pPermId, permName, enName, url }) => {
        const level = pPermId === null ? 1 : (levelOf.get(pPermId) ?? 0) + 1
        levelOf.set(permId, level)
        return { permId, level, permName, enName, url }
      })
  })

  serveChanges(app, contract.listMenuChanges, async ({ input }) => input.permId, { of: 'menuEntry' })

  type Written = { readonly area: Parameters<typeof menuItem>[1]; readonly id: string }
  const write = <R extends Route & { readonly method: 'POST' }>(
    route: R,
    command: (tx: Call<R>['db'], actor: Call<R>['actor'], input: Call<R>['input']) => Promise<Written>,
  ) =>
    serve(app, route, async ({ db, actor, input }) => {
      const { area, id } = await command(db, actor, input)
      return (await menuItem(db, area, id)) as never
    })
  write(contract.addMenuEntry, addMenuEntry)
  write(contract.editMenuEntry, editMenuEntry)
  write(contract.moveMenuEntry, moveMenuEntry)
  write(contract.showMenuEntry, showMenuEntry)
  write(contract.restoreMenuEntry, restoreMenuEntry)
  serve(app, contract.removeMenuEntry, async ({ db, actor, input }) => {
    await removeMenuEntry(db, actor, input)
    return null
  })
  serve(app, contract.restoreMenu, async ({ db, actor, input }) => {
    await restoreMenu(db, actor, input)
    return null
  })
}
