import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { myCompany as zhMine, profileChanges as zh } from '../zh-CN/company.ts'

const field = {
  companyName: 'Company',
  legalPerson: 'Legal representative',
  region: 'Region',
  address: 'Address',
  contactName: 'Contact',
  contactTel: 'Phone',
  changeReason: 'Reason',
  certificates: 'New or renewed certificates',
} as const

export const myCompany: SameKeys<typeof zhMine> = {
  title: 'Company',
  purpose: 'Data and certificates of your company. Changes hold once they were reviewed.',
  change: 'Request a change',
  submit: 'Submit',
  sent: 'Submitted for review',
  noCertificates: 'None',
  none: 'No matching changes',
  noneReason: 'Try another status.',
  empty: 'No changes yet',
  emptyReason: 'The changes you submit appear here.',
  detailTitle: 'Change',
  action: { edit: 'Edit' },
  field,
}

export const profileChanges: SameKeys<typeof zh> = {
  title: 'Profile changes',
  purpose: 'Review changes of names, representatives and certificates. An approved one holds immediately.',
  keyword: 'Company',
  hint: 'Company or reason',
  none: 'No matching changes',
  noneReason: 'Try another keyword or status.',
  empty: 'No changes yet',
  emptyReason: 'What suppliers submit appears here.',
  detailTitle: 'Change',
  happened: {
    profileChange: {
      saved: 'Saved',
      submitted: 'Submitted',
      withdrawn: 'Withdrawn',
      answered: 'Answered',
      taken: 'Taken',
      moreRequested: 'More information requested',
      granted: 'Approved',
      refused: 'Rejected',
    },
  },
  field,
}
