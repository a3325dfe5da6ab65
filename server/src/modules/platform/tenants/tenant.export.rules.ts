import { type exportTenants, tenantLabels, tenantStateNames } from '#contract/platform/tenants.ts'
import { packageNames } from '#contract/tenancy/packages.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'

export const tenantColumns: ColumnsOf<typeof exportTenants> = {
  ...tenantLabels,
  package: { title: tenantLabels.package, words: packageNames },
  state: { title: tenantLabels.state, words: tenantStateNames },
}
