import { shape, Type } from '#contract/kit/schema.ts'
import { defineSettings } from '#contract/kit/settings.ts'

/** What a tenant sets about the tokens that it issues to other apps. */
export const providerSettings = defineSettings(
  shape({
    oidcKeyDays: Type.Integer({ minimum: 1, maximum: 3650, description: 'days until signing keys are replaced' }),
  }),
  { oidcKeyDays: 90 },
)
