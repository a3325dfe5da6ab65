import { type SignalAction, type SignalStatus, signalStatusNames } from '#contract/signals/cases.ts'
import { caseFlow } from '#kit/case/case.rules.ts'
import type { Requirement } from '#kit/flow.ts'

interface OwnedCase {
  readonly status: SignalStatus
  readonly handler_id?: string | null
}

/** Who has taken a signal decides on it. */
const isOwner = {
  holds: (signal: OwnedCase, actor) => signal.handler_id === actor.userId,
  otherwise: 'signal.notOwner',
} satisfies Requirement<OwnedCase> as Requirement<{ readonly status: string }>

/** A signal is taken over from another owner, not from oneself. */
const isOfAnother = {
  holds: ({ status, handler_id: handler }: OwnedCase, actor) => status !== '02' || handler !== actor.userId,
  otherwise: 'signal.alreadyOwn',
} satisfies Requirement<OwnedCase> as Requirement<{ readonly status: string }>

/** Flow of a signal: taken, explained, dismissed or confirmed by its owner, and opened again. */
export const signalFlow = caseFlow<SignalStatus, SignalAction>(
  {
    take: { from: ['01', '02'], to: '02', needs: 'signal.handle', only: isOfAnother },
    explain: { from: ['02'], to: '03', needs: 'signal.handle', only: isOwner },
    dismiss: { from: ['02'], to: '04', needs: 'signal.handle', only: isOwner },
    confirm: { from: ['02'], to: '05', needs: 'signal.handle', only: isOwner },
    reopen: { from: ['03', '04', '05'], to: '02', needs: 'signal.handle' },
  },
  signalStatusNames,
)
