import { modules } from '#contract/modules.ts'
import type { Permission } from '#contract/permissions.ts'
import { type PackageCode, type TenantPackage, tenantPackages } from '#contract/tenancy/packages.ts'
import type { TenantKind } from '#modules/tenancy/index.ts'

const permissionsOf = (module: keyof typeof modules): readonly Permission[] => {
  const manifest = modules[module]
  return 'permissions' in manifest ? (Object.keys(manifest.permissions) as Permission[]) : []
}

/** Permissions that count in the platform's own tenant alone. */
export const platformPermissions: ReadonlySet<Permission> = new Set(
  permissionsOf('platform').filter((code) => code.startsWith('platform.')),
)

/** Permissions without effect in a tenant, regardless of their holder: those of the platform, and of modules outside its package. */
export function withheldFrom(tenant: {
  readonly kind: TenantKind
  readonly package: PackageCode
}): ReadonlySet<Permission> {
  if (tenant.kind === 'platform') return new Set()
  const { without }: TenantPackage = tenantPackages[tenant.package]
  return new Set([...platformPermissions, ...without.flatMap(permissionsOf)])
}
