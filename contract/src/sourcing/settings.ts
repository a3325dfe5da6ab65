import { OneOf, shape, Type } from '#contract/kit/schema.ts'
import { defineSettings } from '#contract/kit/settings.ts'

/** What a tenant sets about its sourcing projects. */
export const sourcingSettings = defineSettings(
  shape({
    sealSuite: {
      ...OneOf(['A', 'B']),
      description: 'algorithms of sealed quotes: international, or Chinese (SM2, SM3, SM4)',
    },
    changeNoticeHours: Type.Integer({
      minimum: 0,
      maximum: 720,
      description: 'hours that a change notice leaves before the quoting ends; 0: none are asked for',
    }),
  }),
  { sealSuite: 'A', changeNoticeHours: 24 },
)
