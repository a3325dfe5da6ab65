import { shape, Type } from '#contract/kit/schema.ts'
import { defineSettings } from '#contract/kit/settings.ts'

/** Tenant settings of uploads. */
export const fileSettings = defineSettings(
  shape({
    uploadsPerDay: Type.Integer({ minimum: 1, maximum: 100_000, description: 'maximum files per person and day' }),
    uploadMbPerDay: Type.Integer({
      minimum: 1,
      maximum: 1_000_000,
      description: 'maximum megabytes per person and day',
    }),
    uploadMaxMb: Type.Integer({ minimum: 1, maximum: 20, description: 'maximum megabytes per file' }),
  }),
  { uploadsPerDay: 2000, uploadMbPerDay: 2048, uploadMaxMb: 20 },
)
