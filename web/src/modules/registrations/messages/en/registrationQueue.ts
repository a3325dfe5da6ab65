import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { registrationQueue as zh } from '../zh-CN/registrationQueue.ts'

export const registrationQueue: SameKeys<typeof zh> = {
  title: 'Registrations',
  purpose:
    'Departments that want to join. Approving one adds the department, and an account for its contact if you wish.',
  keyword: 'Registration',
  hint: 'Department, contact, mobile or number',
  none: 'No matching registrations',
  noneReason: 'Try another keyword or status.',
  empty: 'No registrations yet',
  emptyReason: 'Turn on department registration in Settings. What is submitted appears here.',
  visitor: 'Visitor',
  detailTitle: 'Registration',
  approveTitle: 'Approve registration',
  refuseTitle: 'Reject registration',
  form: {
    deptName: 'Department name',
    deptCode: { label: 'Code', hint: 'Letters, digits, hyphens or underscores' },
    deptType: { label: 'Type', options: { 1: 'Company', 2: 'Department' } },
    pDeptId: 'Parent',
    userCode: {
      label: 'Account of the contact',
      hint: 'Leave empty to add the department alone.',
    },
    roleIds: { label: 'Roles', hint: 'Roles that you may grant. You can also assign them later in Organisation.' },
    reply: { label: 'Reply', hint: 'Shown to the applicant' },
  },
  happened: {
    registration: { submitted: 'Submitted', withdrawn: 'Withdrawn', approved: 'Approved', refused: 'Rejected' },
  },
  action: { detail: 'Details', approve: 'Approve', refuse: 'Reject' },
  field: {
    requestNo: 'Request number',
    deptName: 'Department',
    parentName: 'Parent',
    contactName: 'Contact',
    mobile: 'Mobile number',
    reason: 'Reason',
    files: 'Attachments',
    submittedAt: 'Submitted',
    handler: 'Decided by',
    reply: 'Reply',
    userCode: 'Account',
    decidedAt: 'Decided',
  },
}
