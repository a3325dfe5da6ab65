import { Note, shape, Type } from '#contract/kit/schema.ts'
import { defineSettings } from '#contract/kit/settings.ts'

/** Tenant settings of budgets and quotas. */
export const ledgerSettings = defineSettings(
  shape({
    isCheckQuota: { ...Type.Boolean(), description: 'orders are checked against a quota' },
    isQuotaCaChecked: { ...Type.Boolean(), description: 'who applies for a quota needs a certificate' },
    quotaAccountSource: { ...Note(100), description: 'shown where a quota names no source of its own' },
  }),
  { isCheckQuota: true, isQuotaCaChecked: false, quotaAccountSource: '' },
)
