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

/** The one list of everything that can happen. The browser takes the types alone. */
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
/** What the event of this name carries. */
export type PayloadOf<Name extends EventName> = Name extends EventName ? Carried<(typeof events)[Name]> : never
/** The states that the event of this name may lead from and to. */
export type StateOf<Name extends EventName> = Name extends EventName ? StatesIn<(typeof events)[Name]> : never
/** The name of the entity that an event is about. */
export const entityOf = (name: EventName): string => events[name].entity
