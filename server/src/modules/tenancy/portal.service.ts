import { type PortalMenuEntry, portalMenuOf } from '#contract/tenancy/portalMenu.ts'
import type { PortalSettings } from '#contract/tenancy/tenancy.ts'
import type { Db } from '#kit/database/database.ts'
import { menuChanges } from './menus/menu.store.ts'
import { readSettings } from './setting.store.ts'
import { entranceAddress, type EntranceCode, presentedCodes, presentPortal } from './tenant.rules.ts'

/** Before a tenant has a department; the code is the default of the specification. */
export const noDepartment = { id: '0', code: '001' }

/** Portal settings of a tenant; `root`: its topmost department. */
export const portalOf = async (
  db: Db,
  tenantId: string,
  domain: string,
  root: { readonly code: string } = noDepartment,
): Promise<PortalSettings> => presentPortal(tenantId, domain, root.code, await readSettings(db, ...presentedCodes))

/** URL of an entrance of the tenant; empty if there is none. */
export const entranceOf = async (db: Db, code: EntranceCode): Promise<string> =>
  entranceAddress((await readSettings(db, code))[code])

/** Navigation of the portal: the entries that the tenant has selected, as it shows them. */
export async function portalMenu(db: Db): Promise<PortalMenuEntry[]> {
  const [{ portalMenu: chosen }, changes] = await Promise.all([readSettings(db, 'portalMenu'), menuChanges(db)])
  return portalMenuOf(chosen, changes)
}
