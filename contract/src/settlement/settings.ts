import { shape, Type } from '#contract/kit/schema.ts'
import { defineSettings } from '#contract/kit/settings.ts'

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
  }),
  { payableDays: 30, payeeCoolingDays: 3 },
)
