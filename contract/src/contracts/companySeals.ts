import { exportRoute, listRoute } from '#contract/kit/list.ts'
import type { Labels } from '#contract/kit/labels.ts'
import { route } from '#contract/kit/route.ts'
import type { StateNames } from '#contract/kit/refusals.ts'
import {
  Id,
  Instant,
  List,
  Maybe,
  Note,
  Nothing,
  OneOf,
  Optional,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'
import { proof } from '../certificates/certificates.ts'
import { ContractParty } from './signature.ts'

const operator = { access: 'companySeal.manage', entrances: ['operator'] } as const
const signer = { access: 'session', entrances: ['purchaser', 'supplier'] } as const

/** Kind of a seal: 公章, 合同专用章, 法人章. */
export const SealKind = OneOf(['company', 'contract', 'legal'])
export type SealKind = Static<typeof SealKind>
export const sealKindNames = {
  company: ['公章', 'Company seal'],
  contract: ['合同专用章', 'Contract seal'],
  legal: ['法人章', 'Legal representative seal'],
} as const satisfies StateNames<SealKind>
export const SealStatus = OneOf(['active', 'disabled'])
export type SealStatus = Static<typeof SealStatus>
/** `pending`: the keeper has shown a certificate that nobody has accepted yet. */
export const SealCertificateStatus = OneOf(['none', 'pending', 'active'])
export type SealCertificateStatus = Static<typeof SealCertificateStatus>
export const sealStatusNames = {
  active: ['使用中', 'In use'],
  disabled: ['已停用', 'Disabled'],
} as const satisfies StateNames<SealStatus>
export const sealCertificateNames = {
  none: ['未登记', 'None'],
  pending: ['待审核', 'To be checked'],
  active: ['已启用', 'Active'],
} as const satisfies StateNames<SealCertificateStatus>
export const SealAction = OneOf(['disable', 'enable', 'accept', 'reject'])
export type SealAction = Static<typeof SealAction>

export const CompanySeal = shape({
  id: Id,
  version: Type.Integer(),
  kind: SealKind,
  party: ContractParty,
  entityNo: Type.String({ description: 'tax number of a payer, credit code of a supplier' }),
  entityName: Type.String(),
  keeperName: Type.String(),
  status: SealStatus,
  certificateStatus: SealCertificateStatus,
  serial: Type.String(),
  subject: Type.String(),
  notAfter: Maybe(Instant),
  createdByName: Type.String(),
  createdAt: Instant,
  can: List(SealAction),
})
export type CompanySeal = Static<typeof CompanySeal>
export const sealLabels = {
  kind: ['印章类型', 'Kind'],
  party: ['所属方', 'Party'],
  entityName: ['单位', 'Company'],
  entityNo: ['纳税人识别号', 'Tax number'],
  keeperName: ['保管人', 'Keeper'],
  status: ['状态', 'Status'],
  certificateStatus: ['签章证书', 'Certificate'],
  createdAt: ['登记时间', 'Registered'],
} as const satisfies Labels<typeof CompanySeal>

export const listCompanySeals = listRoute({
  path: '/orderrest/api/seal/list',
  ...operator,
  summary: 'List the seals of both parties with their certificates',
  filters: {
    party: Optional(ContractParty),
    certificateStatus: Optional(SealCertificateStatus),
    keyword: Optional(Note(100)),
  },
  record: CompanySeal,
})
export const exportCompanySeals = exportRoute(listCompanySeals, {
  path: '/orderrest/api/seal/export',
  columns: ['entityName', 'entityNo', 'party', 'kind', 'keeperName', 'certificateStatus', 'status', 'createdAt'],
})
export const sealChoices = route({
  method: 'GET',
  path: '/orderrest/api/seal/choices',
  ...operator,
  summary: 'Get the payers that have seals, and the people who may keep one',
  input: Nothing,
  reply: shape({
    payers: List(shape({ payerNo: Type.String(), payerTitle: Type.String() })),
    keepers: List(shape({ id: Id, name: Type.String() })),
  }),
})
export const createCompanySeal = route({
  method: 'POST',
  path: '/orderrest/api/seal/create',
  ...operator,
  summary: 'Register a seal of a payer with its keeper',
  input: shape({ payerNo: Text(40), kind: SealKind, keeperId: Id }),
  reply: CompanySeal,
})
export const moveCompanySeal = route({
  method: 'POST',
  path: '/orderrest/api/seal/move',
  ...operator,
  summary: 'Disable or enable a seal, or accept or reject the certificate that its keeper has shown',
  input: shape({ id: Id, version: Type.Integer(), action: SealAction }),
  reply: CompanySeal,
})
export const registerSealCertificate = route({
  method: 'POST',
  path: '/orderrest/api/seal/register',
  ...signer,
  steps: true,
  rateLimit: 'login',
  summary:
    "Show the certificate with which a seal signs, proven by a challenge of the purpose `bind`; a supplier's first one creates its contract seal; an operator accepts it",
  input: shape({ ...proof, sealId: Optional(Id) }),
  reply: CompanySeal,
})
export const mySeals = route({
  method: 'GET',
  path: '/orderrest/api/seal/mine',
  ...signer,
  summary: "List the seals that the caller keeps, or those of the caller's company",
  input: Nothing,
  reply: List(CompanySeal),
})
