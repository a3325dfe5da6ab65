import type { ApprovalNode, ApprovalRound, TaskStatus } from '#contract/approvals/approvals.ts'
import type { TimelineStep } from '#web/kit/ui/Timeline.tsx'

const states: Record<TaskStatus, TimelineStep['state']> = {
  waiting: 'future',
  open: 'current',
  agreed: 'done',
  rejected: 'failed',
  cancelled: 'future',
  skipped: 'done',
  lapsed: 'future',
  returned: 'failed',
}
export const stateOf = (status: TaskStatus): TimelineStep['state'] => states[status]

const lateAfter = 24 * 3_600_000
export const stayedTooLong = (since: string, now: Date = new Date()): boolean =>
  now.getTime() - new Date(since).getTime() > lateAfter

/** Current step, or null. */
export const openStepOf = (round: ApprovalRound | undefined): number | null =>
  round?.steps.find(({ status }) => status === 'open')?.step ?? null

/** Merges the chains of several orders; steps with the same name are combined. */
export function mergedChain(chains: readonly (readonly ApprovalNode[])[]): readonly ApprovalNode[] {
  const byName = new Map<string, ApprovalNode>()
  for (const node of chains.flat()) {
    const known = byName.get(node.name)
    const because = [...(known?.because ?? []), ...node.because]
    const reasons = [...new Map(because.map((reason) => [reason.ruleId, reason])).values()]
    byName.set(node.name, { ...(known ?? node), because: reasons })
  }
  return [...byName.values()].toSorted((a, b) => a.step - b.step)
}
