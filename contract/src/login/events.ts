import { eventsOf, noStates } from '#contract/kit/event.ts'
import { Id, Type } from '#contract/kit/schema.ts'

export const loginEvents = {
  ...eventsOf('person', noStates, {
    passwordReset: {},
    passwordChanged: {},
    loginUnlocked: {},
    resetSent: {},
    initialPasswordIssued: {},
    mobileChanged: { before: Type.String({ description: 'masked' }), after: Type.String({ description: 'masked' }) },
    emailChanged: {},
  }),
  ...eventsOf('factor', noStates, { added: {}, removed: {}, codesRenewed: {} }),
  ...eventsOf('trial', noStates, { opened: { userId: Id } }),
}

export type FactorEventName = Extract<keyof typeof loginEvents, `factor.${string}`>
