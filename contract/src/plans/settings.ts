import { shape, Type } from '#contract/kit/schema.ts'
import { defineSettings } from '#contract/kit/settings.ts'

/** Tenant settings of planned purchase. */
export const planSettings = defineSettings(
  shape({
    planPricePercent: Type.Integer({
      minimum: 0,
      maximum: 100,
      description: 'rise of a price above the plan, in percent, up to which a call-off needs no further approval',
    }),
  }),
  { planPricePercent: 5 },
)
