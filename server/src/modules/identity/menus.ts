import type { Entrance } from '#contract/kit/entrance.ts'
import { type MenuEntry, menuGroupNames, type MenuSwitch } from '#contract/kit/manifest.ts'
import type { PermissionEntry } from '#contract/identity/identity.ts'
import { modules } from '#contract/modules.ts'
import type { Permission } from '#contract/permissions.ts'
import type { PortalSettings } from '#contract/tenancy/tenancy.ts'

/** An entry that needs a permission which no module declares does not compile. */
const declared: readonly (MenuEntry & { readonly needs?: Permission })[] = Object.values(modules).flatMap((module) =>
  'menus' in module ? [...module.menus] : [],
)

const groupOf = ({ group }: MenuEntry): number => (group === undefined ? -1 : menuGroupNames.indexOf(group))

/**
 * What needs no permission in particular is for whom may do anything: who has to change their password first may not.
 */
const isPermitted = ({ needs }: MenuEntry, permissions: ReadonlySet<string>): boolean =>
  needs === undefined ? permissions.size > 0 : permissions.has(needs)

type MenuSwitches = Readonly<Pick<PortalSettings, 'isEnable' | MenuSwitch>>

/** Every entry that permissions reach, whatever the tenant has switched off. */
export const everythingOn: MenuSwitches = { isEnable: '1', isShowBatchOrder: '1' }

/**
 * The entries of an entrance that a person's permissions reach, in their order; the web makes a route of each. The menu
 * of buyers is one with the portal: it goes with it.
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
