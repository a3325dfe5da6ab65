import { Note, shape, Type } from '#contract/kit/schema.ts'
import { defineSettings } from '#contract/kit/settings.ts'

/** Tenant settings of budgets and quotas. */
export const ledgerSettings = defineSettings(
  shape({
    isCheckQuota: { ...Type.Boolean(), description: 'orders are checked against the quota' },
    isQuotaCaChecked: { ...Type.Boolean(), description: 'quota applications require a certificate' },
    quotaAccountSource: { ...Note(100), description: 'displayed source of quotas without a source of their own' },
  }),
  { isCheckQuota: true, isQuotaCaChecked: false, quotaAccountSource: '' },
)
