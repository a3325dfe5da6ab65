import { Note, shape, Type } from '#contract/kit/schema.ts'
import { defineSettings } from '#contract/kit/settings.ts'

/** Tenant settings of budgets, quotas and wallets. */
export const ledgerSettings = defineSettings(
  shape({
    isCheckQuota: { ...Type.Boolean(), description: 'orders are checked against the quota' },
    isQuotaCaChecked: { ...Type.Boolean(), description: 'quota applications require a certificate' },
    quotaAccountSource: { ...Note(100), description: 'displayed source of quotas without a source of their own' },
    quotaGraceDays: {
      ...Type.Integer({ minimum: 0, maximum: 90 }),
      description: 'days from the bill of a quota to the day on which it is due',
    },
    walletReceiver: { ...Note(200), description: 'bank account that transfers for top-ups of wallets go to' },
  }),
  { isCheckQuota: true, isQuotaCaChecked: false, quotaAccountSource: '', quotaGraceDays: 15, walletReceiver: '' },
)
