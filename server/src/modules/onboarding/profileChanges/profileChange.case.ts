import { profileChangeCase } from '#contract/onboarding/profileChanges.ts'
import type { CertificateDraft } from '#contract/suppliers/certificates.ts'
import { caseStore } from '#kit/case/case.store.ts'
import { caseOn } from '#kit/case/serveCase.ts'
import { applicationFlowOf } from '#kit/case/case.rules.ts'
import type { Locked } from '#kit/database/database.ts'
import type { RowOfTable } from '#kit/database/table.ts'
import { refuse } from '#kit/refusal.ts'
import { replaceAttachments } from '#modules/files/index.ts'
import { changeProfile } from '#modules/suppliers/index.ts'
import { demandComplete } from '../applications/application.rules.ts'

export const profileChangeStore = caseStore('onboarding.profile_changes', {
  list: profileChangeCase.list,
  keyword: ['company_name', 'change_reason'],
  owner: 'person_id',
  hidden: ['01'],
  waiting: profileChangeCase.waiting,
  since: 'submitted_at',
})
const changes = profileChangeStore.rows
export type ProfileChangeRow = RowOfTable<typeof changes>

export const profileChangeFlow = applicationFlowOf('supplier.approve')

export const profileChanges = caseOn(profileChangeCase, {
  store: profileChangeStore,
  flow: profileChangeFlow,
  title: 'company_name',
  attach: replaceAttachments,
  filesOf: ({ certificates = [] }) => [
    ...new Set((certificates as readonly CertificateDraft[]).flatMap(({ fileIds }) => fileIds)),
  ],
  // The supplier is the one of who submits, never one that the caller names; a passport has named its own before.
  checkSubmission: async (tx, actor, row) => {
    demandComplete(row.certificates, actor)
    await changes.set(tx, row, { supplier_id: actor.supplierId ?? row.supplier_id ?? refuse('thing.notAllowed') })
  },
  decided: async (tx, actor, { action, before }) => {
    if (action !== 'grant') return {}
    const row: Locked<ProfileChangeRow> = before
    demandComplete(row.certificates, actor)
    await changeProfile(tx, actor, row.supplier_id ?? refuse('thing.notFound'), {
      name: row.company_name,
      legalPerson: row.legal_person,
      region: row.region,
      address: row.address,
      contactName: row.contact_name,
      contactTel: row.contact_tel,
      certificates: row.certificates.map(({ fileIds, ...certificate }) => ({
        ...certificate,
        files: row.attachments.filter(({ storageFileId }) => fileIds.includes(storageFileId)),
      })),
    })
    return {}
  },
  name: ['资料变更', 'Profile changes'],
  columns: {
    companyName: ['企业名称', 'Company'],
    legalPerson: ['法定代表人', 'Legal representative'],
    contactName: ['联系人', 'Contact'],
    changeReason: ['变更说明', 'Reason'],
  },
})
