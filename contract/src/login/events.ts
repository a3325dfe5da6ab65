import { eventsOf, noStates } from '#contract/kit/event.ts'
import { Id, Type } from '#contract/kit/schema.ts'
import { TrialStatus } from './trialStates.ts'

export const loginEvents = {
  ...eventsOf('person', noStates, {
    passwordReset: {},
    passwordChanged: {},
    loginUnlocked: {},
    resetSent: {},
    /** Mailed a link to set the first password. */
    invited: {},
    initialPasswordIssued: {},
    mobileChanged: { before: Type.String({ description: 'masked' }), after: Type.String({ description: 'masked' }) },
    emailChanged: {},
  }),
  ...eventsOf('factor', noStates, { added: {}, removed: {}, codesRenewed: {} }),
  ...eventsOf('trial', TrialStatus, {
    opened: { userId: Id },
    taken: {},
    noted: {},
    extended: { days: Type.Integer() },
    converted: { deptId: Id },
    ended: {},
  }),
}

export type FactorEventName = Extract<keyof typeof loginEvents, `factor.${string}`>
