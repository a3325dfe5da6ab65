import type { StoredFile } from '#contract/files/files.ts'
import type { CaseStatus } from '#contract/kit/case/states.ts'
import type { DispositionStatus } from '#contract/onboarding/dispositions.ts'
import type { IncidentSource, IncidentStatus, Severity } from '#contract/onboarding/incidents.ts'
import type {
  PassportContent,
  PassportGrantStatus,
  PassportSection,
  PassportStatus,
} from '#contract/onboarding/passports.ts'
import type { PublicKey } from '#contract/provider/signingKeys.ts'
import type { QualificationProposal, QualificationStatus } from '#contract/onboarding/qualifications.ts'
import type { BandProposal, MetricRule, ScoreBand, ScorePart } from '#contract/onboarding/scores.ts'
import type { BlockKind, DealPurpose } from '#contract/suppliers/blocks.ts'
import type { CertificateDraft } from '#contract/suppliers/certificates.ts'

/** Column types that SQL does not describe. */
export interface Columns {
  'applications.status': CaseStatus
  'applications.attachments': StoredFile[]
  'applications.certificates': CertificateDraft[]
  'dispositions.status': DispositionStatus
  'dispositions.kind': BlockKind
  'dispositions.purposes': DealPurpose[]
  'incidents.status': IncidentStatus
  'incidents.source': IncidentSource
  'incidents.severity': Severity
  'incidents.files': StoredFile[]
  'passport_deliveries.status': PassportStatus
  'passport_deliveries.sections': PassportSection[]
  'passport_deliveries.public_key': PublicKey
  'passport_editions.content': PassportContent
  'passport_grants.sections': PassportSection[]
  'passport_grants.status': PassportGrantStatus
  'profile_changes.status': CaseStatus
  'profile_changes.attachments': StoredFile[]
  'profile_changes.certificates': CertificateDraft[]
  'qualifications.status': QualificationStatus
  'qualifications.files': StoredFile[]
  'qualifications.proposal': QualificationProposal
  'score_contests.status': CaseStatus
  'score_contests.attachments': StoredFile[]
  'score_schemes.metrics': MetricRule[]
  'score_schemes.bands': ScoreBand[]
  'scorecards.proposal': BandProposal
  'scorecards.parts': ScorePart[]
  'scorecards.scheme': { readonly metrics: MetricRule[]; readonly bands: ScoreBand[] }
  'restores.status': CaseStatus
  'restores.attachments': StoredFile[]
}
