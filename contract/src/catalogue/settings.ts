import { shape, Type } from '#contract/kit/schema.ts'
import { defineSettings } from '#contract/kit/settings.ts'

/** Tenant settings of the catalogue. */
export const catalogueSettings = defineSettings(
  shape({
    productReview: { ...Type.Boolean(), description: 'product changes are reviewed; off: suppliers publish directly' },
    priceRiseReview: Type.String({
      maxLength: 9,
      pattern: '^[0-9]{1,6}(\\.[0-9]{1,2})?$',
      description: 'price increase in percent above which a change is always reviewed',
    }),
    isShowSupplierName: { ...Type.Boolean(), description: 'the mall shows the names of suppliers' },
    isShowSupplierContact: { ...Type.Boolean(), description: 'the mall shows the contacts of suppliers' },
    isShowSupplierRegion: { ...Type.Boolean(), description: 'the mall shows the regions of suppliers' },
    isShowSupplierRating: { ...Type.Boolean(), description: 'the mall shows the ratings of suppliers' },
    pictureDownload: { ...Type.Boolean(), description: 'pictures that imports reference by URL are downloaded' },
  }),
  {
    productReview: true,
    priceRiseReview: '10',
    isShowSupplierName: true,
    isShowSupplierContact: true,
    isShowSupplierRegion: true,
    isShowSupplierRating: true,
    pictureDownload: false,
  },
)
