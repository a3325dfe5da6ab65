import { AttachedFiles, StorageFileId } from '#contract/files/files.ts'
import { DayOrNone, Id, List, Maybe, Note, OneOf, shape, type Static, Type } from '#contract/kit/schema.ts'

/** Certificates 证照 of suppliers: licences and proofs with their numbers, files and last days. */

export const CertificateType = OneOf([
  'businessLicence',
  'legalPersonId',
  'taxpayer',
  'iso9001',
  'iso14001',
  'iso45001',
  'workSafety',
  'production',
  'food',
  'medicalDevice',
  'hazardous',
  'ccc',
  'construction',
  'brand',
  'testReport',
  'other',
])
export type CertificateType = Static<typeof CertificateType>
export const certificateTypeNames = {
  businessLicence: ['营业执照', 'Business licence'],
  legalPersonId: ['法人身份证', 'ID card of the legal representative'],
  taxpayer: ['一般纳税人资格', 'General taxpayer'],
  iso9001: ['ISO 9001 质量管理体系', 'ISO 9001'],
  iso14001: ['ISO 14001 环境管理体系', 'ISO 14001'],
  iso45001: ['ISO 45001 职业健康安全', 'ISO 45001'],
  workSafety: ['安全生产许可证', 'Work safety licence'],
  production: ['工业产品生产许可证', 'Production licence'],
  food: ['食品经营许可证', 'Food licence'],
  medicalDevice: ['医疗器械经营许可证', 'Medical device licence'],
  hazardous: ['危险化学品经营许可证', 'Hazardous chemicals licence'],
  ccc: ['3C 认证', 'CCC certification'],
  construction: ['建筑业企业资质', 'Construction qualification'],
  brand: ['品牌授权书', 'Brand authorisation'],
  testReport: ['检测报告', 'Test report'],
  other: ['其他', 'Other'],
} as const satisfies Readonly<Record<CertificateType, readonly [zh: string, en: string]>>

/** Types without which nobody becomes a supplier. */
export const requiredCertificates = ['businessLicence'] as const satisfies readonly CertificateType[]

/** Days before the last day of a certificate on which its supplier is reminded. */
export const reminderDays = [30, 7, 0] as const

export const CertificateDraft = shape({
  type: CertificateType,
  no: Note(60),
  issuer: Note(100),
  /** Last day; empty: without one. */
  to: { ...DayOrNone, description: 'last day, YYYY-MM-DD; empty if it does not expire' },
  fileIds: Type.Array(StorageFileId, { maxItems: 5, attachments: 'documents', description: 'uploaded files' }),
})
export type CertificateDraft = Static<typeof CertificateDraft>

/** State of a certificate on a day: in force, about to expire, expired. */
export const CertificateState = OneOf(['valid', 'expiring', 'expired'])
export type CertificateState = Static<typeof CertificateState>

export const Certificate = shape({
  id: Id,
  type: CertificateType,
  no: Type.String(),
  issuer: Type.String(),
  to: Type.String(),
  files: AttachedFiles,
  state: CertificateState,
  daysLeft: Maybe(Type.Integer()),
})
export type Certificate = Static<typeof Certificate>

const day = 86_400_000
/** Days until the last day of a certificate; null without one. */
export const daysLeftOf = (to: string, today: string): number | null =>
  to === '' ? null : Math.round((Date.parse(to) - Date.parse(today)) / day)
export const certificateStateOf = (daysLeft: number | null): CertificateState => {
  if (daysLeft === null || daysLeft > reminderDays[0]) return 'valid'
  return daysLeft < 0 ? 'expired' : 'expiring'
}

export const Certificates = List(Certificate, 200)
