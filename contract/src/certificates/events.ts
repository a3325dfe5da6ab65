import { eventsOf } from '#contract/kit/event.ts'
import { Count, OneOf, Optional, Type } from '#contract/kit/schema.ts'

export const certificatesEvents = {
  ...eventsOf('authority', OneOf(['trusted']), {
    trusted: { fingerprint: Type.String(), subject: Type.String() },
    listed: { revoked: Count },
  }),
  ...eventsOf('certificate', OneOf(['bound', 'removed']), {
    bound: { serial: Optional(Type.String()) },
    removed: {},
  }),
}
