import { AttachedFiles } from '#contract/files/files.ts'
import { caseOf } from '#contract/kit/case/case.ts'
import { List, Note, Optional, type Static, Text } from '#contract/kit/schema.ts'
import { Formatted } from '#contract/kit/validators.ts'
import { CertificateDraft } from '#contract/suppliers/certificates.ts'
import { countWaitingProfileChanges } from './waiting.ts'

/** Changes of a supplier's profile: the profile stays as it is until they are approved. */
export const profileChangeCase = caseOf({
  entity: 'profileChange',
  path: '/orderrest/api/onboarding/changes',
  apply: 'supplierPeople.manage',
  applicants: ['supplier'],
  manage: 'supplier.approve',
  count: countWaitingProfileChanges,
  singular: 'profile change',
  plural: 'profile changes',
  draft: {
    companyName: Text(100),
    legalPerson: Text(40),
    region: Optional(Note(60)),
    address: Optional(Note(200)),
    contactName: Text(40),
    contactTel: Formatted('telephone'),
    changeReason: Text(500),
    certificates: Optional(List(CertificateDraft, 10)),
  },
  files: AttachedFiles,
  columns: ['companyName', 'legalPerson', 'contactName', 'changeReason'],
})
export type OwnProfileChange = Static<typeof profileChangeCase.Own>
export type ProfileChange = Static<typeof profileChangeCase.Record>
