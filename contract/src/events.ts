import { approvalsEvents } from './approvals/events.ts'
import { catalogueEvents } from './catalogue/events.ts'
import { certificatesEvents } from './certificates/events.ts'
import { feedbacksEvents } from './feedbacks/events.ts'
import { homeEvents } from './home/events.ts'
import { identityEvents } from './identity/events.ts'
import { importsEvents } from './imports/events.ts'
import type { Carried, StatesIn } from './kit/event.ts'
import { jobsEvents } from './jobs/events.ts'
import { ledgerEvents } from './ledger/events.ts'
import { loginEvents } from './login/events.ts'
import { noticesEvents } from './notices/events.ts'
import { notificationsEvents } from './notifications/events.ts'
import { orderingEvents } from './ordering/events.ts'
import { portalEvents } from './portal/events.ts'
import { providerEvents } from './provider/events.ts'
import { registrationsEvents } from './registrations/events.ts'
import { restrictionsEvents } from './restrictions/events.ts'
import { sourcingEvents } from './sourcing/events.ts'
import { ssoEvents } from './sso/events.ts'
import { suppliersEvents } from './suppliers/events.ts'
import { tenancyEvents } from './tenancy/events.ts'

/** Registry of all events. The browser imports only the types. */
export const events = {
  ...tenancyEvents,
  ...identityEvents,
  ...loginEvents,
  ...certificatesEvents,
  ...ssoEvents,
  ...providerEvents,
  ...approvalsEvents,
  ...ledgerEvents,
  ...suppliersEvents,
  ...catalogueEvents,
  ...importsEvents,
  ...sourcingEvents,
  ...orderingEvents,
  ...noticesEvents,
  ...notificationsEvents,
  ...homeEvents,
  ...portalEvents,
  ...feedbacksEvents,
  ...restrictionsEvents,
  ...registrationsEvents,
  ...jobsEvents,
} as const

export type EventName = keyof typeof events
/** Payload type of an event. */
export type PayloadOf<Name extends EventName> = Name extends EventName ? Carried<(typeof events)[Name]> : never
/** State type of an event. */
export type StateOf<Name extends EventName> = Name extends EventName ? StatesIn<(typeof events)[Name]> : never
/** Entity of an event. */
export const entityOf = (name: EventName): string => events[name].entity
