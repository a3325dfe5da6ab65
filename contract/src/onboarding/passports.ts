import { exportRoute, listRoute } from '#contract/kit/list.ts'
import type { Labels } from '#contract/kit/labels.ts'
import { route } from '#contract/kit/route.ts'
import {
  Count,
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
import { CertificateType } from '#contract/suppliers/certificates.ts'
import { passportPath } from './waitingPassports.ts'

/**
 * Supplier passports 供应商护照: a supplier keeps its profile on one platform and grants parts of it to others, which
 * receive each edition signed, and take it over into their own profile of the supplier after a review.
 */

export const passportSections = ['company', 'contacts', 'certificates'] as const
export const PassportSection = OneOf(passportSections)
export type PassportSection = Static<typeof PassportSection>

/** File of a certificate as it was signed. */
export const PassportFile = shape({
  id: Type.String(),
  name: Type.String(),
  size: Type.Integer(),
  sha256: Type.String(),
})
export const PassportCertificate = shape({
  type: CertificateType,
  no: Type.String(),
  issuer: Type.String(),
  to: Type.String({ description: 'last day, YYYY-MM-DD; empty if it does not expire' }),
  files: List(PassportFile, 5),
})
export type PassportCertificate = Static<typeof PassportCertificate>

/** What an edition says, by section. */
export const PassportContent = shape({
  company: shape({
    name: Type.String(),
    legalPerson: Type.String(),
    region: Type.String(),
    address: Type.String(),
  }),
  contacts: shape({ contactName: Type.String(), contactTel: Type.String() }),
  certificates: List(PassportCertificate, 200),
})
export type PassportContent = Static<typeof PassportContent>

/** Signed text of a delivery: an edition for one platform, with the sections that it was granted. */
export const PassportText = shape({
  format: Type.Literal('baicai-supplier-passport-1'),
  issuer: Type.String({ description: 'host of the platform that keeps the profile' }),
  issuerName: Type.String(),
  audience: Type.String({ description: 'host of the platform that it is for' }),
  creditCode: Type.String(),
  companyName: Type.String(),
  edition: Count,
  issuedAt: Instant,
  sections: List(PassportSection, 3),
  content: Type.Partial(PassportContent),
})
export type PassportText = Static<typeof PassportText>

const own = { access: 'supplierPeople.manage', entrances: ['supplier'] } as const
const reviewer = { access: 'supplier.approve', entrances: ['operator'] } as const
const ofVersion = { id: Id, version: Type.Integer() }

export const PassportEdition = shape({ no: Count, digest: Type.String(), issuedAt: Instant })
/** Current edition of the caller's supplier; null before its first grant. */
export const MyPassport = shape({ edition: Maybe(PassportEdition), host: Type.String() })
export const getMyPassport = route({
  method: 'GET',
  path: `${passportPath.own}/find`,
  ...own,
  summary: "Get the current edition of the passport of the caller's supplier",
  input: Nothing,
  reply: MyPassport,
})

export const PassportGrantStatus = OneOf(['active', 'withdrawn'])
export type PassportGrantStatus = Static<typeof PassportGrantStatus>
export const PassportGrant = shape({
  ...ofVersion,
  host: Type.String(),
  platform: Type.String(),
  sections: List(PassportSection, 3),
  status: PassportGrantStatus,
  grantedByName: Type.String(),
  grantedAt: Instant,
  withdrawnAt: Maybe(Instant),
  deliveredNo: Maybe(Count),
  deliveredAt: Maybe(Instant),
})
export type PassportGrant = Static<typeof PassportGrant>
export const listPassportGrants = listRoute({
  path: `${passportPath.own}/grants`,
  ...own,
  summary: "List to which platforms the caller's supplier has granted its passport, newest first",
  filters: { status: Optional(PassportGrantStatus) },
  record: PassportGrant,
})
export const grantPassport = route({
  method: 'POST',
  path: `${passportPath.own}/grant`,
  ...own,
  summary: "Grant sections of the passport of the caller's supplier to another platform, by its host",
  input: shape({
    host: { ...Text(200), description: 'host or URL of the platform' },
    sections: { ...List(PassportSection, 3), minItems: 1, uniqueItems: true },
  }),
  reply: PassportGrant,
})
export const withdrawPassport = route({
  method: 'POST',
  path: `${passportPath.own}/revoke`,
  ...own,
  steps: true,
  summary: 'Withdraw a grant: the platform can no longer read what was delivered, and receives nothing more',
  input: shape(ofVersion),
  reply: PassportGrant,
})

export const PassportStatus = OneOf(['01', '02', '03', '04', '05'])
export type PassportStatus = Static<typeof PassportStatus>
export const passportStatusNames = {
  '01': ['待处理', 'Pending'],
  '02': ['已接收', 'Taken over'],
  '03': ['已被新版取代', 'Replaced'],
  '04': ['授权已撤回', 'Withdrawn'],
  '05': ['不采用', 'Set aside'],
} as const satisfies Readonly<Record<PassportStatus, readonly [zh: string, en: string]>>
export const PassportAction = OneOf(['takeOver', 'setAside'])
export type PassportAction = Static<typeof PassportAction>

/** `withdrawn`: there is nothing left to verify. */
export const PassportProof = OneOf(['valid', 'altered', 'withdrawn'])
export type PassportProof = Static<typeof PassportProof>

const delivered = {
  ...ofVersion,
  status: PassportStatus,
  companyName: Type.String(),
  creditCode: Type.String(),
  issuerName: Type.String(),
  issuerHost: Type.String(),
  editionNo: Count,
  sections: List(PassportSection, 3),
  proof: PassportProof,
  supplierId: Maybe(Id),
  changeId: Maybe(Id),
  handler: Type.String(),
  issuedAt: Instant,
  deliveredAt: Instant,
  withdrawnAt: Maybe(Instant),
  can: List(PassportAction),
}
export const DeliveredPassport = shape(delivered)
export type DeliveredPassport = Static<typeof DeliveredPassport>
export const passportLabels = {
  companyName: ['企业名称', 'Company'],
  creditCode: ['统一社会信用代码', 'Credit code'],
  issuerName: ['来源平台', 'Platform'],
  issuerHost: ['平台地址', 'Host'],
  editionNo: ['版次', 'Edition'],
  status: ['状态', 'Status'],
  proof: ['签名验证', 'Signature'],
  handler: ['处理人', 'Handled by'],
  issuedAt: ['签发时间', 'Issued'],
  deliveredAt: ['送达时间', 'Delivered'],
} as const satisfies Labels<typeof DeliveredPassport>

export const PassportField = OneOf(['name', 'legalPerson', 'region', 'address', 'contactName', 'contactTel'])
export type PassportField = Static<typeof PassportField>
/** Delivered passport beside what the platform holds of the supplier. */
export const PassportDetail = shape({
  ...delivered,
  kid: Type.String(),
  digest: Type.String({ description: 'SHA-256 of the signed text; empty once it is withdrawn' }),
  fields: List(shape({ field: PassportField, held: Type.String(), delivered: Type.String() }), 6),
  certificates: List(
    shape({
      type: CertificateType,
      no: Type.String(),
      issuer: Type.String(),
      to: Type.String(),
      files: Count,
      state: OneOf(['same', 'renewed', 'new', 'expired']),
    }),
    200,
  ),
})
export type PassportDetail = Static<typeof PassportDetail>

export const listPassports = listRoute({
  path: `${passportPath.delivered}/list`,
  ...reviewer,
  summary: 'List the passports that suppliers have granted to this platform, newest first',
  filters: { keyword: Optional(Note(100)), status: Optional(PassportStatus) },
  sort: ['deliveredAt'],
  record: DeliveredPassport,
})
export const exportPassports = exportRoute(listPassports, {
  path: `${passportPath.delivered}/export`,
  columns: [
    'companyName',
    'creditCode',
    'issuerName',
    'issuerHost',
    'editionNo',
    'status',
    'proof',
    'handler',
    'issuedAt',
    'deliveredAt',
  ],
})
export const findPassport = route({
  method: 'GET',
  path: `${passportPath.delivered}/find`,
  ...reviewer,
  summary: 'Get a delivered passport with its differences from the profile of the supplier',
  input: shape({ id: Id }),
  reply: PassportDetail,
})
export const takeOverPassport = route({
  method: 'POST',
  path: `${passportPath.delivered}/takeOver`,
  ...reviewer,
  steps: true,
  summary: 'Take a delivered passport over as a change of the profile, which somebody else reviews',
  input: shape(ofVersion),
  reply: PassportDetail,
})
export const setPassportAside = route({
  method: 'POST',
  path: `${passportPath.delivered}/setAside`,
  ...reviewer,
  summary: 'Set a delivered passport aside; the next edition is pending again',
  input: shape(ofVersion),
  reply: PassportDetail,
})
