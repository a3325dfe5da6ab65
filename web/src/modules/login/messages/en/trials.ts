import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { trials as zh } from '../zh-CN/trials.ts'

export const trials: SameKeys<typeof zh> = {
  title: 'Trials',
  purpose: 'Contact organisations that have requested a trial, and extend, convert or end it',
  keyword: 'Organisation',
  hint: 'Organisation, contact, mobile or account',
  none: 'No matching trials',
  noneReason: 'Try another keyword or status.',
  empty: 'No trials yet',
  emptyReason: 'Requests appear here once trials are offered in the system settings.',
  detailTitle: 'Trial',
  convertTitle: 'Convert to a regular account',
  convertText: 'The account {{account}} moves to the department, keeps its roles and no longer expires.',
  form: {
    reply: 'Note',
    days: { label: 'Days to add', hint: 'Counted from the end of the trial, or from today if it has ended' },
    deptId: 'Department',
  },
  happened: {
    trial: {
      opened: 'Requested',
      taken: 'Follow-up started',
      noted: 'Note added',
      extended: 'Trial extended',
      converted: 'Converted to a regular account',
      ended: 'Trial ended',
    },
  },
  action: {
    detail: 'Details',
    take: 'Start follow-up',
    note: 'Add a note',
    extend: 'Extend',
    convert: 'Convert',
    end: 'End',
  },
  field: {
    orgName: 'Organisation',
    contactsName: 'Contact',
    tel: 'Mobile',
    email: 'Email',
    enterpriseWeb: 'Website',
    orgAddress: 'Address',
    demand: 'Requirements',
    account: 'Trial account',
    endsAt: 'Trial ends',
    createdAt: 'Requested',
    handler: 'Followed up by',
    reply: 'Latest note',
    repliedAt: 'Noted',
  },
}
