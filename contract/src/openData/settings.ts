import { shape, Type } from '#contract/kit/schema.ts'
import { defineSettings } from '#contract/kit/settings.ts'

/** Prefix of the open contracting ids of a tenant; empty: open data is off. */
export const openDataSettings = defineSettings(
  shape({
    ocidPrefix: Type.String({ pattern: '^$|^ocds-[a-z0-9]{6}$', description: 'as it was registered, ocds-xxxxxx' }),
  }),
  { ocidPrefix: '' },
)
