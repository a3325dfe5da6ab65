import type { Entrance } from '#contract/kit/entrance.ts'
import { type MenuEntry, menuGroupIds, menuGroupNames, menuGroups, type MenuSwitch } from '#contract/kit/manifest.ts'
import type { PermissionEntry } from '#contract/identity/identity.ts'
import { modules } from '#contract/modules.ts'
import type { Permission } from '#contract/permissions.ts'
import type { MenuArea, MenuChange } from '#contract/tenancy/menuFields.ts'
import { type DeclaredEntry, isGroup, type MenuNode, menuTree } from '#contract/tenancy/menuTree.ts'
import { menuEntryOf, portalEntries, portalMenuUrls } from '#contract/tenancy/portalMenu.ts'
import type { PortalSettings } from '#contract/tenancy/tenancy.ts'

/** Menu entries of all modules. The type rejects entries whose permission no module declares. */
const declared: readonly (MenuEntry & { readonly needs?: Permission | readonly Permission[] })[] = Object.values(
  modules,
).flatMap((module) => ('menus' in module ? [...module.menus] : []))

const groupEntries: readonly DeclaredEntry[] = menuGroupNames.map((name, place) => {
  const [zh, en] = menuGroups[name]
  return { id: menuGroupIds[name], parentId: null, place: place + 1, name: zh, enName: en, url: '' }
})

const entryOf = ({ id, place, name, enName, url, needs, needsSwitch, group }: MenuEntry): DeclaredEntry => ({
  id,
  parentId: group === undefined ? null : menuGroupIds[group],
  place,
  name,
  enName,
  url,
  needs: needs === undefined ? undefined : [needs].flat(),
  needsSwitch,
})

/** Declared entries of a menu, with their groups. */
export const declaredEntries = (area: MenuArea): readonly DeclaredEntry[] =>
  area === 'portal'
    ? portalEntries(portalMenuUrls)
    : [
        ...(area === 'operator' ? groupEntries : []),
        ...declared.filter(({ entrance }) => entrance === area).map(entryOf),
      ]

/** Addresses of all declared pages. */
export const declaredUrls: ReadonlySet<string> = new Set([...declared.map(({ url }) => url), ...portalMenuUrls])

/**
 * Entries without a required permission need at least one permission of any kind, so they are hidden while an initial
 * password must be changed.
 */
export const isPermitted = (
  { needs }: { readonly needs?: string | readonly string[] | undefined },
  permissions: ReadonlySet<string>,
): boolean => (needs === undefined ? permissions.size > 0 : [needs].flat().some((each) => permissions.has(each)))

type MenuSwitches = Readonly<Pick<PortalSettings, 'isEnable' | MenuSwitch>>

/** All switches on: every entry that the permissions allow. */
export const everythingOn: MenuSwitches = { isEnable: '1', isShowBatchOrder: '1' }

/** The buyers' menu is part of the portal and missing while the portal is off. */
const isAreaOn = (area: MenuArea, portal: MenuSwitches) => portal.isEnable === '1' || area !== 'purchaser'
const isPageOn = ({ page }: MenuNode, portal: MenuSwitches) =>
  page?.needsSwitch === undefined || portal[page.needsSwitch as MenuSwitch] === '1'

/** Menu of a tenant before anybody's permissions. */
export const menuNodes = (area: MenuArea, changes: readonly MenuChange[]): MenuNode[] =>
  menuTree(
    declaredEntries(area),
    changes.filter((change) => change.area === area),
  )

/** Entries with this address, of all entrances, that the tenant's switches show. */
export const entriesAt = (
  url: string,
  portal: MenuSwitches,
  changes: readonly MenuChange[],
  areas: readonly Entrance[],
) =>
  areas
    .filter((area) => isAreaOn(area, portal))
    .flatMap((area) =>
      menuNodes(area, changes)
        .filter((node) => node.page !== null && node.outside === '0' && node.url === url && isPageOn(node, portal))
        .map(({ name, enName }) => ({ entrance: area, name, enName })),
    )

/** Showing never grants: an added entry needs what its page needs, and its own code as well. */
function isOpenTo(node: MenuNode, permissions: ReadonlySet<string>): boolean {
  if (permissions.size === 0 || (node.permCode !== '' && !permissions.has(node.permCode))) return false
  return node.page === null || isPermitted(node.page, permissions)
}

const codeOf = ({ permCode, page }: MenuNode, permissions: ReadonlySet<string>) =>
  permCode === '' ? ((page?.needs ?? []).find((each) => permissions.has(each)) ?? '') : permCode

/**
 * Menu of an entrance for these permissions, in order, each entry after its group; the web creates a route for each
 * page. What is hidden is not left out: its page stays.
 */
export function menuOf(
  entrance: Entrance,
  permissions: ReadonlySet<string>,
  portal: MenuSwitches,
  changes: readonly MenuChange[],
): PermissionEntry[] {
  if (!isAreaOn(entrance, portal)) return []
  const nodes = menuNodes(entrance, changes)
  const open = nodes.filter((node) => !isGroup(node) && isOpenTo(node, permissions) && isPageOn(node, portal))
  const parents = new Map(nodes.map((node) => [node.id, node.parentId]))
  const filled = new Set<string>()
  for (const { parentId, isShown } of open)
    for (let at = isShown ? parentId : null; at !== null; at = parents.get(at) ?? null) filled.add(at)
  const shown = new Set(open)
  return nodes
    .filter((node) => shown.has(node) || filled.has(node.id))
    .map((node) => ({ ...menuEntryOf(node, nodes), permCode: codeOf(node, permissions), sysType: '1' }))
}

/** Pages of a menu, the landing first: what a login without another target opens. */
export const landingOrder = (entries: readonly PermissionEntry[]): PermissionEntry[] =>
  entries
    .filter(({ permType, url, isOutsideUrl }) => permType !== '3' && url !== '' && isOutsideUrl === '0')
    .filter(({ isShown, permType }) => isShown === '1' || permType === '2')
    .toSorted((a, b) => Number(b.permType) - Number(a.permType))
