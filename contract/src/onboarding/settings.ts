import { shape, Type } from '#contract/kit/schema.ts'
import { defineSettings } from '#contract/kit/settings.ts'

/** Tenant settings of how suppliers are overseen. */
export const onboardingSettings = defineSettings(
  shape({
    isNegativeReviewPunish: { ...Type.Boolean(), description: 'a review of at most two stars opens an incident' },
    lateDeliveryDays: Type.Integer({
      minimum: 0,
      maximum: 60,
      description: 'days after the promised one from which a delivery opens an incident; 0: never',
    }),
  }),
  { isNegativeReviewPunish: false, lateDeliveryDays: 0 },
)
