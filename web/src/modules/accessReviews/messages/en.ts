import { accessReviewLabels } from '#contract/accessReviews/accessReviews.ts'
import { reviewItemLabels } from '#contract/accessReviews/reviewItems.ts'
import { inEnglish } from '#contract/kit/labels.ts'
import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { messages as zh } from './zh-CN.ts'

export const messages: SameKeys<typeof zh> = {
  accessReviews: {
    title: 'Access reviews',
    purpose:
      'Confirm from time to time which roles are still needed. Revoking takes effect at once; the result is kept',
    add: 'New review',
    open: 'Open',
    openNote:
      'The roles that open accounts of the scope hold now become items of the review. Your own are decided by somebody else.',
    myItems: 'Waiting for me',
    keyword: 'Name',
    hint: 'Name or who opened it',
    none: 'No matching reviews',
    noneReason: 'Try another keyword or state.',
    empty: 'No access reviews yet',
    emptyReason: 'Once one is open, reviewers get a message and a to-do on their workbench.',
    progress: 'Progress',
    decidedOf: '{{decided}} of {{items}}',
    allRoles: 'All roles',
    allDepts: 'All departments',
    managers: 'Manager or head of department',
    and: ', ',
    result: 'Download the result (JSON)',
    field: inEnglish(accessReviewLabels),
    form: {
      name: 'Name',
      dueOn: 'Due',
      roleIds: { label: 'Roles', hint: 'All roles if empty' },
      deptIds: { label: 'Departments', hint: 'With all below; all departments if empty' },
      reviewerId: { label: 'Reviewer', hint: 'The manager or head of department if empty' },
    },
    action: {},
  },
  reviewItems: {
    title: 'Roles for me to review',
    purpose: 'Say of each whether it is still needed. Revoking takes effect at once',
    keyword: 'Person',
    hint: 'Name, account, role or department',
    none: 'No matching items',
    noneReason: 'Try another keyword or state.',
    empty: 'No items',
    emptyReason: 'Roles that you decide about appear here.',
    until: 'until {{day}}',
    dueBy: 'due {{day}}',
    overseers: 'Administrators of reviews',
    keepPersonText: 'All roles of “{{name}}” that you decide about in this review are kept.',
    revokeText: '“{{name}}” loses the role “{{role}}” at once, and is told why.',
    field: inEnglish(reviewItemLabels),
    action: { keep: 'Keep', keepPerson: 'Keep all of this person', revoke: 'Revoke' },
  },
}
