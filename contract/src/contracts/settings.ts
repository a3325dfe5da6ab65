import { OneOf, shape } from '#contract/kit/schema.ts'
import { defineSettings } from '#contract/kit/settings.ts'

/** Tenant settings of contracts. */
export const contractSettings = defineSettings(
  shape({
    contractSigningOrder: { ...OneOf(['supplierFirst', 'oursFirst', 'any']), description: 'party that signs first' },
  }),
  { contractSigningOrder: 'supplierFirst' as const },
)
