import { shape, Type } from '#contract/kit/schema.ts'
import { defineSettings } from '#contract/kit/settings.ts'

/** What a tenant sets about its sourcing projects. */
export const sourcingSettings = defineSettings(
  shape({ sourcingMail: { ...Type.Boolean(), description: 'people are told by mail what happens in projects' } }),
  { sourcingMail: true },
)
