import pg from 'pg'
import type { Files } from '#kit/files/files.ts'
import type { TenantTransfer } from '#modules/platform/index.ts'
import type { Owner, TenantState } from './catalog.ts'
import { closeTenant, demandUnused, usesOf } from './close.ts'
import { countRows, headOf } from './export.ts'
import { writeReadableRows } from './readable.ts'
import { removeTenant } from './remove.ts'

/** Exports and removals by the owner of the database, who sees the rows of all tenants. */
export function openTransfer(ownerUrl: string | undefined, files: Files): TenantTransfer {
  async function asOwner<T>(work: (owner: Owner) => Promise<T>): Promise<T> {
    if (ownerUrl === undefined) throw new Error('no connection of the owner: tenants are neither exported nor removed')
    const owner = new pg.Client({ connectionString: ownerUrl })
    await owner.connect()
    try {
      // Any other role would see no rows, and answer that there are none.
      const { rows } = await owner.query<{ owns: boolean }>(
        "select pg_has_role(current_user, relowner, 'usage') as owns from pg_class where oid = 'tenancy.tenants'::regclass",
      )
      if (!rows[0]?.owns) throw new Error('DATABASE_OWNER_URL is not a connection of the owner')
      return await work(owner)
    } finally {
      await owner.end()
    }
  }
  return {
    writeRows: (tenantId, file) => asOwner((owner) => writeReadableRows(owner, tenantId, file)),
    remove: (tenantId) =>
      asOwner(async (owner) => {
        const { rows: found } = await owner.query<TenantState>(
          'select id, code, status from tenancy.tenants where id = $1',
          [tenantId],
        )
        const [tenant] = found
        // Removed already, before the certificate could be written.
        if (!tenant) return { head: '', rows: {} }
        if (tenant.status === 'open') return undefined
        if (tenant.status === 'suspended') {
          await closeTenant(owner, tenant.code)
          return undefined
        }
        if ((await usesOf(owner, tenant)).length > 0) return undefined
        await demandUnused(owner, tenant)
        const head = (await headOf(owner, tenant.id)) ?? ''
        const counted = Object.entries(await countRows(owner, tenant.id)).filter(([, count]) => count > 0)
        await removeTenant(owner, files, tenant)
        return { head, rows: Object.fromEntries(counted) }
      }),
  }
}
