import { shape, Type } from '#contract/kit/schema.ts'
import { defineSettings } from '#contract/kit/settings.ts'
import { maxRetention } from './retentions/retention.ts'

/** Tenant settings of settlement and payment. */
export const settlementSettings = defineSettings(
  shape({
    payableDays: Type.Integer({
      minimum: 0,
      maximum: 365,
      description: 'days from the acceptance of an invoice to the day on which it is due',
    }),
    payeeCoolingDays: Type.Integer({
      minimum: 0,
      maximum: 30,
      description: 'days from the approval of a payee account to its first payment',
    }),
    retentionPercent: Type.Integer({
      minimum: 0,
      maximum: maxRetention,
      description: 'percent of an invoice that is withheld at payment, unless the agreement says otherwise; 0: nothing',
    }),
    retentionDays: Type.Integer({
      minimum: 1,
      maximum: 1095,
      description: 'days from the receipt to the day on which a retention is due',
    }),
  }),
  { payableDays: 30, payeeCoolingDays: 3, retentionPercent: 0, retentionDays: 365 },
)
