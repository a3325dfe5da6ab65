import { shape, Type } from '#contract/kit/schema.ts'
import { defineSettings } from '#contract/kit/settings.ts'

/** Tenant settings of the catalogue. */
export const catalogueSettings = defineSettings(
  shape({
    productReview: { ...Type.Boolean(), description: 'off: suppliers publish without a review' },
    priceRiseReview: Type.String({
      maxLength: 9,
      pattern: '^[0-9]{1,6}(\\.[0-9]{1,2})?$',
      description: 'percent; a price that rises more is reviewed in any case',
    }),
    pictureDownload: { ...Type.Boolean(), description: 'pictures that imports name by URL are downloaded' },
  }),
  { productReview: true, priceRiseReview: '10', pictureDownload: false },
)
