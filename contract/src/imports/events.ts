import { eventsOf } from '#contract/kit/event.ts'
import { Count, Optional, Type } from '#contract/kit/schema.ts'
import { ImportStatus } from './imports.ts'

const imported = { created: Count, changed: Count, unchanged: Count, reviewing: Count, warned: Count, failed: Count }

export const importsEvents = {
  ...eventsOf('import', ImportStatus, {
    uploaded: { fileName: Type.String() },
    started: {},
    cancelled: {},
    done: imported,
    failed: { ...imported, refusal: Optional(Type.String()) },
  }),
}
