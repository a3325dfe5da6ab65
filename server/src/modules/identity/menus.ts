import type { Entrance } from '#contract/kit/entrance.ts'
import { type MenuEntry, menuGroupNames, type MenuSwitch } from '#contract/kit/manifest.ts'
import type { PermissionEntry } from '#contract/identity/identity.ts'
import { modules } from '#contract/modules.ts'
import type { Permission } from '#contract/permissions.ts'
import type { PortalSettings } from '#contract/tenancy/tenancy.ts'

/** Menu entries of all modules. The type rejects entries whose permission no module declares. */
const declared: readonly (MenuEntry & { readonly needs?: Permission })[] = Object.values(modules).flatMap((module) =>
  'menus' in module ? [...module.menus] : [],
)

const groupOf = ({ group }: MenuEntry): number => (group === undefined ? -1 : menuGroupNames.indexOf(group))

/**
 * Entries without a required permission need at least one permission of any kind, so they are hidden while an initial
 * password must be changed.
 */
const isPermitted = ({ needs }: MenuEntry, permissions: ReadonlySet<string>): boolean =>
  needs === undefined ? permissions.size > 0 : permissions.has(needs)

type MenuSwitches = Readonly<Pick<PortalSettings, 'isEnable' | MenuSwitch>>

/** All switches on: every entry that the permissions allow. */
export const everythingOn: MenuSwitches = { isEnable: '1', isShowBatchOrder: '1' }

/**
 * Menu of an entrance for these permissions, in order; the web creates a route for each entry. The buyers' menu is part
 * of the portal and hidden while the portal is off.
 */
export const menuOf = (entrance: Entrance, permissions: ReadonlySet<string>, portal: MenuSwitches): PermissionEntry[] =>
  declared
    .filter((menu) => portal.isEnable === '1' || menu.entrance !== 'purchaser')
    .filter(({ needsSwitch }) => needsSwitch === undefined || portal[needsSwitch] === '1')
    .filter((menu) => menu.entrance === entrance && isPermitted(menu, permissions))
    .toSorted((a, b) => groupOf(a) - groupOf(b) || a.place - b.place)
    .map((menu) => ({
      permId: menu.id,
      pPermId: null,
      permName: menu.name,
      enName: menu.enName,
      permCode: menu.needs ?? '',
      permType: '1',
      url: menu.url,
      pUrl: '',
      routeName: menu.url,
      sysType: '1',
      params: '',
      isOutsideUrl: '0',
      isNewWindow: '0',
      group: menu.group ?? null,
    }))
