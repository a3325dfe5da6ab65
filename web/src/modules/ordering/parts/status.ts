import type { OrderStatus } from '#contract/ordering/orderStates.ts'
import type { TimelineEntry } from '#contract/ordering/timeline.ts'
import type { Step } from '#web/kit/ui/Steps.tsx'
import type { Tone } from '#web/kit/ui/StatusTag.tsx'

const tones: Record<OrderStatus, Tone> = {
  '10': 'mute',
  '20': 'info',
  '25': 'err',
  '28': 'warn',
  '30': 'warn',
  '35': 'err',
  '40': 'info',
  '45': 'info',
  '50': 'info',
  '55': 'info',
  '60': 'ok',
  '70': 'ok',
  '80': 'warn',
  '90': 'mute',
  '95': 'mute',
}
export const toneOf = (status: OrderStatus): Tone => tones[status]

/** Milestones of an order in its head. */
export const milestones = ['submitted', 'approved', 'accepted', 'shipped', 'received', 'finished'] as const
export type Milestone = (typeof milestones)[number]

/** Next milestone of each status. */
const towards: Record<Exclude<OrderStatus, '90' | '95'>, Milestone> = {
  '10': 'submitted',
  '20': 'approved',
  '25': 'approved',
  '28': 'accepted',
  '30': 'accepted',
  '35': 'accepted',
  '40': 'shipped',
  '45': 'shipped',
  '50': 'received',
  '55': 'received',
  '60': 'finished',
  '70': 'finished',
  '80': 'shipped',
}

interface Passage {
  readonly status: OrderStatus
  readonly approvalId: string | null
  readonly submittedAt: string | null
  readonly acceptedAt: string | null
}

/** Milestone that an order was heading for when it ended early. */
function lastOf({ status, submittedAt, acceptedAt }: Passage): Milestone {
  if (status !== '90' && status !== '95') return towards[status]
  if (acceptedAt !== null) return 'shipped'
  return submittedAt === null ? 'submitted' : 'accepted'
}

const halted: readonly OrderStatus[] = ['25', '35', '90', '95']

/** Progress of an order; without approval that step is omitted. */
export function passageOf(order: Passage): readonly { milestone: Milestone; state: Step['state'] }[] {
  const shown = milestones.filter((one) => one !== 'approved' || order.approvalId !== null)
  const at = shown.indexOf(lastOf(order))
  const here = halted.includes(order.status) ? 'failed' : order.status === '70' ? 'done' : 'current'
  return shown.map((milestone, index) => ({
    milestone,
    state: index < at ? 'done' : index === at ? here : 'future',
  }))
}

/** Milestone that is reached with each status. */
const passedWith: Partial<Record<OrderStatus, Milestone>> = {
  '20': 'submitted',
  '28': 'approved',
  '30': 'approved',
  '40': 'accepted',
  '50': 'shipped',
  '60': 'received',
  '70': 'finished',
}

/** Time of each milestone; the last one if reached repeatedly. */
export function timesOf(entries: readonly Pick<TimelineEntry, 'at' | 'to'>[]): Partial<Record<Milestone, string>> {
  const times: Partial<Record<Milestone, string>> = {}
  for (const { at, to } of entries) {
    const milestone = to === null ? undefined : passedWith[to]
    if (milestone) times[milestone] = at
  }
  return times
}
