import * as contract from '#contract/platform/tenants.ts'
import type { Actor } from '#kit/actor.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveRecords } from '#kit/http/serveRecords.ts'
import type { PlatformOptions } from '../platformOptions.ts'
import { tenantColumns } from './tenant.export.rules.ts'
import { megabytesOf, tenantActions } from './tenant.rules.ts'
import { editTenant, found, inviteAgain, resumeTenant, suspendTenant } from './tenant.service.ts'
import { type PlatformTenantRow, tenantList } from './tenant.store.ts'

const present = (row: PlatformTenantRow, actor: Actor): contract.PlatformTenant => ({
  id: row.id,
  version: row.version,
  code: row.code,
  name: row.name,
  hosts: row.hosts,
  package: row.package,
  expiresOn: row.expires_on ?? '',
  accountLimit: row.account_limit,
  supplierLimit: row.supplier_limit,
  storageLimitMb: row.storage_limit_mb,
  contact: row.contact,
  state: row.state,
  suspendedReason: row.suspended_reason,
  accounts: row.usage.accounts ?? null,
  suppliers: row.usage.suppliers ?? null,
  storageMb: row.usage.storageBytes === undefined ? null : megabytesOf(row.usage.storageBytes),
  orders: row.usage.orders ?? null,
  checklistDone: row.usage.checklistDone ?? null,
  checklistAll: row.usage.checklistAll ?? null,
  usageAt: row.usage_at?.toISOString() ?? null,
  deletionDueAt: row.deletion_due_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  can: tenantActions(actor, row.state, row.is_being_deleted),
})

export const tenantRoutes = (options: PlatformOptions) => (app: App) => {
  const tenants = serveRecords(app, contract.listTenants, {
    list: tenantList,
    present,
    exported: { route: contract.exportTenants, name: ['公司', 'Companies'], columns: tenantColumns },
  })
  tenants.detail(contract.getTenant, ({ id }) => id)
  tenants.changes(contract.listTenantChanges, ({ id }) => id, { of: 'platformTenant' })
  tenants.write(contract.editTenant, editTenant)
  tenants.write(contract.suspendTenant, suspendTenant)
  tenants.write(contract.resumeTenant, resumeTenant)
  serve(app, contract.foundTenant, ({ db: database, actor, input }) => found({ ...options, database }, actor, input))
  serve(app, contract.inviteTenantAdministrator, ({ db: database, actor, input }) =>
    inviteAgain({ ...options, database }, actor, input),
  )
}
