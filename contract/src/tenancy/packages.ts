import type { ModuleName } from '#contract/modules.ts'

/** Package of a tenant: its name, and the modules that are not part of it. */
export interface TenantPackage {
  readonly names: readonly [zh: string, en: string]
  readonly without: readonly ModuleName[]
}

/** `suspended`: nobody gets in and nothing runs; `closed`: no host leads to it; `removing`: its rows are being deleted. */
export type TenantStatus = 'open' | 'suspended' | 'closed' | 'removing'

/** What tenants can use, by code. A permission of a module outside the package has no effect, regardless of its holder. */
export const tenantPackages = {
  mall: {
    names: ['商城版', 'Mall'],
    without: ['sourcing', 'agreements', 'groups', 'plans', 'invoices', 'settlement', 'payments', 'wallet', 'contracts'],
  },
  standard: { names: ['标准版', 'Standard'], without: ['groups', 'plans', 'wallet', 'payments'] },
  full: { names: ['旗舰版', 'Full'], without: [] },
} as const satisfies Readonly<Record<string, TenantPackage>>

export const packageCodes = ['mall', 'standard', 'full'] as const satisfies readonly (keyof typeof tenantPackages)[]
export type PackageCode = (typeof packageCodes)[number]

/** Days after the end of its term in which a tenant can still be read. */
export const graceDays = 15
/** Days before the end of its term on which a tenant is reminded. */
export const reminderDays = [30, 7, 1] as const
export const packageNames = {
  mall: tenantPackages.mall.names,
  standard: tenantPackages.standard.names,
  full: tenantPackages.full.names,
} as const
