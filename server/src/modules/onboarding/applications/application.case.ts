import { supplierApplicationCase } from '#contract/onboarding/applications.ts'
import type { CertificateDraft } from '#contract/suppliers/certificates.ts'
import { caseOn } from '#kit/case/serveCase.ts'
import { replaceAttachments } from '#modules/files/index.ts'
import { supplierApplicationFlow } from './application.rules.ts'
import { checkSubmission, decideApplication } from './application.service.ts'
import { applicationStore } from './application.store.ts'

export const applicationCase = caseOn(supplierApplicationCase, {
  store: applicationStore,
  flow: supplierApplicationFlow,
  title: 'company_name',
  attach: replaceAttachments,
  filesOf: ({ certificates = [] }) => [
    ...new Set((certificates as readonly CertificateDraft[]).flatMap(({ fileIds }) => fileIds)),
  ],
  checkSubmission,
  decided: decideApplication,
  name: ['供应商入驻', 'Supplier registrations'],
  columns: {
    companyName: ['企业名称', 'Company'],
    creditCode: ['统一社会信用代码', 'Credit code'],
    legalPerson: ['法定代表人', 'Legal representative'],
    contactName: ['联系人', 'Contact'],
    contactTel: ['联系电话', 'Phone'],
    region: ['所在地', 'Region'],
  },
})

export const applicationCommands = applicationCase.commands
