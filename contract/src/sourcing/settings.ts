import { shape, Type } from '#contract/kit/schema.ts'
import { defineSettings } from '#contract/kit/settings.ts'

/** What a tenant sets about its sourcing projects. */
export const sourcingSettings = defineSettings(
  shape({
    changeNoticeHours: Type.Integer({
      minimum: 0,
      maximum: 720,
      description: 'hours that a change notice leaves before the quoting ends; 0: none are asked for',
    }),
    sourcingMail: { ...Type.Boolean(), description: 'people are told by mail what happens in projects' },
  }),
  { changeNoticeHours: 24, sourcingMail: true },
)
