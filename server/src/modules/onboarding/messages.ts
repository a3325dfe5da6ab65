import type { Messages } from '#kit/messages.ts'

interface Decided {
  readonly data: { readonly supplierId: string; readonly supplierName: string }
}
const incidentDecided = ({ data: { supplierId, supplierName } }: Decided) => ({
  template: 'incidentDecided' as const,
  to: { supplier: supplierId },
  facts: { supplierName },
})

export const onboardingMessages: Messages = {
  'supplierPassport.delivered': ({ data: { companyName: title, issuerName, edition } }) => ({
    template: 'passportDelivered',
    to: { operatorsWith: 'supplier.approve' },
    facts: { title, issuerName, edition: String(edition) },
  }),
  'supplierApplication.granted': ({ data: { applicantId, title } }) => ({
    template: 'supplierApplicationGranted',
    to: applicantId,
    facts: { title },
  }),
  'supplierApplication.moreRequested': ({ reason, data: { applicantId, title } }) => ({
    template: 'supplierApplicationReturned',
    to: applicantId,
    facts: { title, reason: reason ?? '' },
  }),
  'supplierApplication.refused': ({ data: { applicantId, title, reason } }) => ({
    template: 'supplierApplicationRefused',
    to: applicantId,
    facts: { title, reason },
  }),
  'disposition.proposed': ({ reason, data: { supplierId, supplierName } }) => ({
    template: 'dispositionProposed',
    to: { supplier: supplierId },
    facts: { supplierName, reason: reason ?? '' },
  }),
  'disposition.stated': ({ data: { supplierName } }) => ({
    template: 'dispositionStated',
    to: { operatorsWith: 'supplier.restrict' },
    facts: { supplierName },
  }),
  'disposition.decided': ({ data: { supplierId, supplierName } }) => ({
    template: 'dispositionDecided',
    to: { supplier: supplierId },
    facts: { supplierName },
  }),
  'disposition.dropped': ({ data: { supplierId, supplierName } }) => ({
    template: 'dispositionDropped',
    to: { supplier: supplierId },
    facts: { supplierName },
  }),
  'disposition.lifted': ({ data: { supplierId, supplierName } }) => ({
    template: 'dispositionLifted',
    to: { supplier: supplierId },
    facts: { supplierName },
  }),
  'supplierRestore.refused': ({ data: { applicantId, reason } }) => ({
    template: 'supplierRestoreRefused',
    to: applicantId,
    facts: { reason },
  }),
  'supplierRestore.moreRequested': ({ reason, data: { applicantId } }) => ({
    template: 'supplierRestoreReturned',
    to: applicantId,
    facts: { reason: reason ?? '' },
  }),
  'profileChange.granted': ({ data: { applicantId, title } }) => ({
    template: 'profileChangeGranted',
    to: applicantId,
    facts: { title },
  }),
  'profileChange.moreRequested': ({ reason, data: { applicantId, title } }) => ({
    template: 'profileChangeReturned',
    to: applicantId,
    facts: { title, reason: reason ?? '' },
  }),
  'profileChange.refused': ({ data: { applicantId, title, reason } }) => ({
    template: 'profileChangeRefused',
    to: applicantId,
    facts: { title, reason },
  }),
  'incident.opened': ({ reason, data: { supplierId, supplierName } }) => ({
    template: 'incidentOpened',
    to: { supplier: supplierId },
    facts: { supplierName, reason: reason ?? '' },
  }),
  'incident.stated': ({ data: { supplierName } }) => ({
    template: 'incidentStated',
    to: { operatorsWith: 'incident.manage' },
    facts: { supplierName },
  }),
  'incident.dismissed': incidentDecided,
  'incident.warned': incidentDecided,
  'incident.escalated': incidentDecided,
  'scorecard.published': ({ data: { supplierId, period, points, band } }) => ({
    template: 'scorecardPublished',
    to: { supplier: supplierId },
    facts: { period, points, band },
  }),
  'scorecard.revised': ({ data: { supplierId, period, points, band } }) => ({
    template: 'scorecardRevised',
    to: { supplier: supplierId },
    facts: { period, points, band },
  }),
  'scoreContest.refused': ({ data: { applicantId, reason } }) => ({
    template: 'scoreContestRefused',
    to: applicantId,
    facts: { reason },
  }),
  'qualification.opened': ({ data: { supplierId, categories } }) => ({
    template: 'qualificationOpened',
    to: { supplier: supplierId },
    facts: { categories },
  }),
  'qualification.sentBack': ({ reason, data: { supplierId, categories } }) => ({
    template: 'qualificationSentBack',
    to: { supplier: supplierId },
    facts: { categories, reason: reason ?? '' },
  }),
  'qualification.reviewed': ({ data: { supplierName, categories } }) => ({
    template: 'qualificationToDecide',
    to: { operatorsWith: 'qualification.manage' },
    facts: { supplierName, categories },
  }),
  'qualification.qualified': ({ data: { supplierId, categories, validTo } }) => ({
    template: 'qualificationGranted',
    to: { supplier: supplierId },
    facts: { categories, validTo },
  }),
  'qualification.conditioned': ({ data: { supplierId, categories, validTo } }) => ({
    template: 'qualificationGranted',
    to: { supplier: supplierId },
    facts: { categories, validTo },
  }),
  'qualification.disqualified': ({ reason, data: { supplierId, categories } }) => ({
    template: 'qualificationRefused',
    to: { supplier: supplierId },
    facts: { categories, reason: reason ?? '' },
  }),
  'qualification.expiring': ({ data: { supplierId, categories, validTo } }) => ({
    template: 'qualificationExpiring',
    to: { supplier: supplierId },
    facts: { categories, validTo },
  }),
}
