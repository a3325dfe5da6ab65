import { shape, Type } from '#contract/kit/schema.ts'
import { defineSettings } from '#contract/kit/settings.ts'

/** Tenant settings of certificates, besides the login settings. */
export const certificateSettings = defineSettings(
  shape({
    caLoginBySerial: { ...Type.Boolean(), description: 'allows login by serial number for devices that cannot sign' },
  }),
  { caLoginBySerial: false },
)
