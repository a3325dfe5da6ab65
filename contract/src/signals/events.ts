import { eventsOf, noStates } from '#contract/kit/event.ts'
import { Id, List, Optional, Type } from '#contract/kit/schema.ts'
import { SignalStatus } from './cases.ts'
import { ExemptionStatus } from './exemptions.ts'
import { SignalRule } from './settings.ts'

/** Payloads say neither what a signal is about nor why: more people read events than signals. */
const ofSignal = { rule: SignalRule }

export const signalsEvents = {
  ...eventsOf('signal', SignalStatus, {
    raised: { ...ofSignal, to: Optional(List(Id)) },
    joined: { ...ofSignal, to: Optional(List(Id)) },
    taken: ofSignal,
    explained: ofSignal,
    dismissed: ofSignal,
    confirmed: ofSignal,
    reopened: ofSignal,
  }),
  ...eventsOf('signalExemption', ExemptionStatus, {
    proposed: { ...ofSignal, to: Optional(List(Id)) },
    agreed: ofSignal,
    declined: ofSignal,
    ended: ofSignal,
  }),
  ...eventsOf('signalRule', noStates, {
    saved: { ...ofSignal, isOn: Type.Boolean(), before: Type.String(), after: Type.String() },
  }),
}
