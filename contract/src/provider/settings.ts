import { shape, Type } from '#contract/kit/schema.ts'
import { defineSettings } from '#contract/kit/settings.ts'

/** Tenant settings of the OpenID Connect provider. */
export const providerSettings = defineSettings(
  shape({
    oidcKeyDays: Type.Integer({
      minimum: 1,
      maximum: 3650,
      description: 'rotation period of the signing keys in days',
    }),
  }),
  { oidcKeyDays: 90 },
)
