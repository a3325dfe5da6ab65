import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { registering as zh } from '../zh-CN/registering.ts'

export const registering: SameKeys<typeof zh> = {
  title: 'Register a department',
  purpose: 'Tell us about your department. Once it is approved, you can buy on the platform.',
  submit: 'Submit',
  sent: 'Registration submitted',
  sentReason:
    'We will review it soon. Keep the request number: with it and your mobile number you can check the result.',
  requestNo: 'Request number',
  toRequests: 'Check the result',
  another: 'Register another',
  signedOut: 'Sign in first to attach files and to follow the result in “My requests”.',
  signIn: 'Sign in',
  form: {
    deptName: { label: 'Department', placeholder: 'Full name' },
    parentName: { label: 'Parent', placeholder: 'If there is one' },
    contactName: 'Contact',
    mobile: {
      label: 'Mobile number',
      hint: 'You check the result with it, and sign in with it after the approval.',
    },
    msgCode: 'SMS code',
    reason: { label: 'Reason', placeholder: 'Your department, and what it buys' },
    attachments: { label: 'Attachments', hint: 'Such as a business licence' },
  },
  find: {
    title: 'Find a request',
    submit: 'Find',
    requestNo: { label: 'Request number', placeholder: '16 characters, starting with ZC' },
    mobile: 'Mobile number',
  },
  mine: {
    title: 'My requests',
    purpose: 'Registrations of departments and their results',
    none: 'No matching requests',
    noneReason: 'Try another status.',
    empty: 'No requests yet',
    emptyReason: 'Registrations that you submit appear here.',
    add: 'Register a department',
    detailTitle: 'Registration',
    resubmitTitle: 'Edit and submit again',
    approved:
      'Your department is ready. Account: {{account}}. Set a password with “Forgot password” and your mobile number.',
    action: { detail: 'Details', resubmit: 'Edit and submit again', withdraw: 'Withdraw' },
    withdrawText: 'You can edit it and submit it again afterwards. Withdraw it?',
    field: {
      requestNo: 'Request number',
      deptName: 'Department',
      parentName: 'Parent',
      contactName: 'Contact',
      mobile: 'Mobile number',
      reason: 'Reason',
      files: 'Attachments',
      submittedAt: 'Submitted',
      reply: 'Reply',
      userCode: 'Account',
      decidedAt: 'Decided',
    },
  },
}
