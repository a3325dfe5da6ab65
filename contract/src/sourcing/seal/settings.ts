import { OneOf, shape } from '#contract/kit/schema.ts'
import { defineSettings } from '#contract/kit/settings.ts'

/** What a tenant sets about its sourcing projects. */
export const sourcingSettings = defineSettings(
  shape({
    sealSuite: {
      ...OneOf(['A', 'B']),
      description: 'algorithms of sealed quotes: international, or Chinese (SM2, SM3, SM4)',
    },
  }),
  { sealSuite: 'A' },
)
