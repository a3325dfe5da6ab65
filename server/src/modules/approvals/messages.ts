import { formatMoney } from '#contract/kit/format.ts'
import { compare } from '#contract/kit/money.ts'
import type { Event } from '#kit/events/events.ts'
import type { MessageOf, Messages } from '#kit/messages.ts'
import { type Kinds, pathOf } from './kinds/kinds.ts'

type ApprovalEvent = Event<
  | 'approval.started'
  | 'approval.agreed'
  | 'approval.transferred'
  | 'approval.reseated'
  | 'approval.stuck'
  | 'approval.cancelled'
  | 'approval.approved'
  | 'approval.addedTo'
  | 'approval.returned'
  | 'approval.reminded'
  | 'approval.escalated'
  | 'approval.commented'
  | 'approval.deputised'
>
interface About {
  readonly facts: NonNullable<MessageOf['facts']>
  readonly path: string | undefined
}

/** Messages about approvals name the document with its amount, and lead to its own page. */
export function approvalsMessages(kinds: Kinds): Messages {
  /** `toAll`: also those who may not read the amount of such a document. */
  const about = ({ data }: ApprovalEvent, toAll = false): About => {
    const { docNo, title, amount, entity, entityId } = data as Event<'approval.started'>['data']
    const kind = kinds.find(entity)?.kind
    const isHidden = toAll && kind?.hidesAmount === true
    const isNone = isHidden || amount === undefined || (kind?.mayLackAmount === true && compare(amount, '0') === 0)
    return {
      facts: { docNo, title: title ?? docNo, amount: isNone ? '--' : `¥${formatMoney(amount)}` },
      path: kind && pathOf(kind, entityId),
    }
  }
  const toApprovers = (
    event: ApprovalEvent & { readonly data: { readonly approvers?: readonly string[] } },
  ): MessageOf => ({
    template: 'approvalTodo',
    to: event.data.approvers ?? [],
    ...about(event),
  })
  /** Tells those who no longer hold the task, unless they have handed it on themselves. */
  const toFormer = (event: ApprovalEvent, former: readonly string[]): MessageOf => ({
    template: 'approvalHandedOn',
    to: former.filter((userId) => userId !== event.actor_id),
    facts: about(event).facts,
  })
  return {
    'approval.started': toApprovers,
    'approval.agreed': toApprovers,
    'approval.transferred': (event) => [toApprovers(event), toFormer(event, event.data.from ? [event.data.from] : [])],
    'approval.reseated': (event) => [toApprovers(event), toFormer(event, event.data.from)],
    'approval.stuck': (event) => [
      {
        template: 'approvalStuck',
        to: { operatorsWith: 'approval.oversee', about: event.data.requesterId },
        facts: about(event).facts,
      },
      { template: 'approvalWaits', to: event.data.requesterId ?? null, ...about(event, true) },
    ],
    'approval.approved': (event) => ({ template: 'approvalCc', to: event.data.cc ?? [], ...about(event) }),
    'approval.addedTo': toApprovers,
    'approval.returned': toApprovers,
    'approval.deputised': toApprovers,
    'approval.escalated': (event) => [toApprovers(event), toFormer(event, event.data.from)],
    'approval.reminded': (event) => ({ template: 'approvalReminder', to: event.data.approvers ?? [], ...about(event) }),
    'approval.commented': (event) => ({ template: 'approvalMention', to: event.data.mentions, ...about(event, true) }),
    'approval.cancelled': (event) =>
      event.reason === 'approvalExpired'
        ? { template: 'approvalExpired', to: event.data.requesterId ?? null, ...about(event, true) }
        : [],
  }
}
