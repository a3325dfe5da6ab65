import {
  type exportCompanySeals,
  sealCertificateNames,
  sealKindNames,
  sealLabels,
  sealStatusNames,
} from '#contract/contracts/companySeals.ts'
import { partyNames } from '#contract/contracts/signature.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'

export const sealColumns: ColumnsOf<typeof exportCompanySeals> = {
  ...sealLabels,
  kind: { title: sealLabels.kind, words: sealKindNames },
  party: { title: sealLabels.party, words: partyNames },
  status: { title: sealLabels.status, words: sealStatusNames },
  certificateStatus: { title: sealLabels.certificateStatus, words: sealCertificateNames },
}
