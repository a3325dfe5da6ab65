import type { MenuArea, OutsideKind, PermType } from '#contract/tenancy/menuFields.ts'
import type { SequenceReset } from '#contract/tenancy/sequences.ts'
import type { PackageCode, TenantStatus } from '#contract/tenancy/packages.ts'

/** `sandbox`: where a customer tries out the API; `parent_id` names the customer. */
export type TenantKind = 'customer' | 'platform' | 'sandbox'
/** What a tenant has counted of its own rows. */
export interface TenantUsage {
  readonly accounts?: number
  readonly suppliers?: number
  readonly storageBytes?: number
  readonly orders?: number
  readonly checklistDone?: number
  readonly checklistAll?: number
}

/** Column types that SQL does not describe. */
export interface Columns {
  'tenants.kind': TenantKind
  'tenants.package': PackageCode
  'tenants.status': TenantStatus
  'tenants.usage': TenantUsage
  'calendar_days.kind': 'rest' | 'work'
  'menu_entries.area': MenuArea
  'menu_entries.outside': OutsideKind
  'menu_entries.perm_type': PermType
  'sequences.reset': SequenceReset
}
