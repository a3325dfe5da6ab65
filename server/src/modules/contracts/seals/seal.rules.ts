import { type SealAction, type SealStatus, sealStatusNames } from '#contract/contracts/companySeals.ts'
import { flow, type Requirement } from '#kit/flow.ts'

export interface SealFacts {
  readonly status: SealStatus
  readonly certificateStatus: 'none' | 'pending' | 'active'
  readonly registeredPersonId: string | null
}
const needs = 'companySeal.manage'
const isPending: Requirement<SealFacts> = {
  holds: ({ certificateStatus }) => certificateStatus === 'pending',
  otherwise: 'thing.notAllowed',
}
const isOfAnother: Requirement<SealFacts> = {
  holds: ({ registeredPersonId }, { personId }) => registeredPersonId !== personId,
  otherwise: 'companySeal.ownCertificate',
}
const stay = { into: { active: ['active'], disabled: ['disabled'] } as const }

/** Flow of a seal: in use or not; its certificate is accepted by another person than who has shown it. */
export const sealFlow = flow<SealFacts, SealStatus, SealAction>(
  {
    accept: { from: ['active'], to: 'active', needs, only: [isPending, isOfAnother] },
    reject: { from: ['active', 'disabled'], to: ({ status }) => status, ...stay, needs, only: isPending },
    disable: { from: ['active'], to: 'disabled', needs },
    enable: { from: ['disabled'], to: 'active', needs },
  },
  sealStatusNames,
)
