import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { delegations as zh } from '../zh-CN/delegations.ts'

export const delegations: SameKeys<typeof zh> = {
  title: 'Delegations',
  purpose:
    'Someone decides for you while you are away. The record names both, and no one decides on their own request.',
  add: 'New delegation',
  none: 'No delegations',
  noneReason: 'Delegations that you give or receive appear here.',
  who: 'Delegation',
  from: '{{from}} to {{to}}',
  days: 'Period',
  state: 'Status',
  states: { planned: 'Planned', active: 'Active', ended: 'Ended' },
  end: 'End now',
  field: { toUserId: 'Deputy', startsOn: 'From', endsOn: 'Until (90 days at most)', reason: 'Reason' },
}
