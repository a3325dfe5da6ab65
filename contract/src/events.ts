import { administrationEvents } from './administration/events.ts'
import { approvalsEvents } from './approvals/events.ts'
import { catalogueEvents } from './catalogue/events.ts'
import { certificatesEvents } from './certificates/events.ts'
import { feedbacksEvents } from './feedbacks/events.ts'
import { homeEvents } from './home/events.ts'
import { identityEvents } from './identity/events.ts'
import { importsEvents } from './imports/events.ts'
import { invoicesEvents } from './invoices/events.ts'
import type { Carried, StatesIn } from './kit/event.ts'
import { jobsEvents } from './jobs/events.ts'
import { ledgerEvents } from './ledger/events.ts'
import { logsEvents } from './logs/events.ts'
import { loginEvents } from './login/events.ts'
import { noticesEvents } from './notices/events.ts'
import { notificationsEvents } from './notifications/events.ts'
import { onboardingEvents } from './onboarding/events.ts'
import { orderingEvents } from './ordering/events.ts'
import { paymentsEvents } from './payments/events.ts'
import { platformEvents } from './platform/events.ts'
import { plansEvents } from './plans/events.ts'
import { portalEvents } from './portal/events.ts'
import { providerEvents } from './provider/events.ts'
import { registrationsEvents } from './registrations/events.ts'
import { restrictionsEvents } from './restrictions/events.ts'
import { settlementEvents } from './settlement/events.ts'
import { sourcingEvents } from './sourcing/events.ts'
import { ssoEvents } from './sso/events.ts'
import { suppliersEvents } from './suppliers/events.ts'
import { tenancyEvents } from './tenancy/events.ts'
import { groupsEvents } from './groups/events.ts'
import { contractsEvents } from './contracts/events.ts'
import { agreementsEvents } from './agreements/events.ts'
import { walletEvents } from './wallet/events.ts'
import { warehouseEvents } from './warehouse/events.ts'
import { insightEvents } from './insight/events.ts'
import { apiEvents } from './api/events.ts'
import { openDataEvents } from './openData/events.ts'
import { signalsEvents } from './signals/events.ts'
import { accessReviewsEvents } from './accessReviews/events.ts'

/** Registry of all events. The browser imports only the types. */
export const events = {
  ...tenancyEvents,
  ...platformEvents,
  ...logsEvents,
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
  ...plansEvents,
  ...warehouseEvents,
  ...invoicesEvents,
  ...settlementEvents,
  ...paymentsEvents,
  ...onboardingEvents,
  ...noticesEvents,
  ...notificationsEvents,
  ...homeEvents,
  ...portalEvents,
  ...feedbacksEvents,
  ...restrictionsEvents,
  ...registrationsEvents,
  ...jobsEvents,
  ...administrationEvents,
  ...groupsEvents,
  ...agreementsEvents,
  ...walletEvents,
  ...contractsEvents,
  ...insightEvents,
  ...apiEvents,
  ...openDataEvents,
  ...signalsEvents,
  ...accessReviewsEvents,
} as const

export type EventName = keyof typeof events
/** Payload type of an event. */
export type PayloadOf<Name extends EventName> = Name extends EventName ? Carried<(typeof events)[Name]> : never
/** State type of an event. */
export type StateOf<Name extends EventName> = Name extends EventName ? StatesIn<(typeof events)[Name]> : never
/** Entity of an event. */
export const entityOf = (name: EventName): string => events[name].entity
