import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { restoreQueue as zh } from '../zh-CN/restoreQueue.ts'

export const restoreQueue: SameKeys<typeof zh> = {
  title: 'Restore requests',
  purpose: 'Requests of users to have a function restored. Approving one lifts its restrictions.',
  keyword: 'Request',
  hint: 'Applicant, account, department or reason',
  none: 'No matching requests',
  noneReason: 'Try another keyword or status.',
  empty: 'No requests yet',
  emptyReason: 'Requests of restricted users appear here.',
  detailTitle: 'Restore request',
  grantTitle: 'Approve request',
  refuseTitle: 'Reject request',
  form: { reply: { label: 'Reply', hint: 'Shown to the applicant' } },
  happened: {
    restoreApplication: {
      saved: 'Draft saved',
      submitted: 'Submitted',
      withdrawn: 'Withdrawn',
      granted: 'Approved',
      refused: 'Rejected',
    },
  },
  action: { detail: 'Details', grant: 'Approve', refuse: 'Reject' },
  field: {
    applyUserName: 'Applicant',
    userCode: 'Account',
    deptName: 'Department',
    applyUserMobile: 'Contact',
    permissionIdList: 'Functions',
    applyReason: 'Reason',
    storageFileDtoList: 'Attachments',
    status: 'Status',
    submittedAt: 'Submitted',
    handler: 'Decided by',
    reply: 'Reply',
    decidedAt: 'Decided',
  },
}
