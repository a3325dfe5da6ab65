import { AttachedFiles } from '#contract/files/files.ts'
import { caseOf } from '#contract/kit/case/case.ts'
import { route } from '#contract/kit/route.ts'
import { Done, Id, List, Note, Nothing, OneOf, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { Formatted, FormattedNote } from '#contract/kit/validators.ts'
import { CaptchaKey } from '#contract/login/captcha.ts'
import { LoginResult } from '#contract/login/login.ts'
import { CertificateDraft } from '#contract/suppliers/certificates.ts'
import { countWaitingApplications } from './waiting.ts'

/** Applications of companies to become suppliers 供应商入驻. */

const path = '/orderrest/api/onboarding/applications'

export const supplierApplicationCase = caseOf({
  entity: 'supplierApplication',
  path,
  apply: 'supplierApplication.apply',
  applicants: ['supplier'],
  manage: 'supplier.approve',
  count: countWaitingApplications,
  singular: 'supplier application',
  plural: 'supplier applications',
  draft: {
    companyName: Text(100),
    shortName: Text(40),
    creditCode: Formatted('creditCode'),
    legalPerson: Text(40),
    region: Optional(Note(60)),
    address: Optional(Note(200)),
    contactName: Text(40),
    contactTel: Formatted('telephone'),
    email: Optional(FormattedNote('emailAddress')),
    userCode: Type.String({
      pattern: '^([A-Za-z0-9][A-Za-z0-9._@-]{3,19})?$',
      minLength: 1,
      description: 'account of the administrator after approval',
    }),
    categoryIds: List(Id, 20),
    certificates: List(CertificateDraft, 30),
  },
  files: AttachedFiles,
  grant: { code: Type.String({ pattern: '^[A-Za-z0-9_-]{1,32}$', description: 'code of the new supplier' }) },
  columns: ['companyName', 'creditCode', 'legalPerson', 'contactName', 'contactTel', 'region'],
})
export type SupplierApplication = Static<typeof supplierApplicationCase.Record>
export type OwnApplication = Static<typeof supplierApplicationCase.Own>

/** Automatic checks of an application, for those who review it. */
export const ApplicationCheck = OneOf(['creditCode', 'codeTaken', 'nameTaken', 'certificates', 'blacklist', 'account'])
export type ApplicationCheck = Static<typeof ApplicationCheck>
export const CheckResult = OneOf(['ok', 'warn', 'fail'])
export type CheckResult = Static<typeof CheckResult>
export const checkSupplierApplication = route({
  method: 'GET',
  path: `${path}/checks`,
  access: 'supplier.approve',
  entrances: ['operator'],
  summary: 'Check an application as things are now: credit code, other suppliers, certificates, blacklist, account',
  input: shape({ id: Id }),
  reply: List(
    shape({
      check: ApplicationCheck,
      result: CheckResult,
      about: Type.String({ description: 'what was found: name of a supplier, of a certificate' }),
    }),
  ),
})

/** A confirmed mobile number opens an account of an applicant, which can do nothing but apply. */
const ofNumber = { method: 'POST', access: 'public', steps: true, rateLimit: 'login' } as const
export const requestSupplierCode = route({
  ...ofNumber,
  path: '/sysrest/api/supplierRegister/validMobile',
  summary: "Start the confirmation of an applicant's mobile number with a captcha",
  input: shape({ mobile: Formatted('mobile'), verifyCode: Optional(Text(16)), verifyKey: Optional(CaptchaKey) }),
  reply: Type.String({ description: 'key of this confirmation, required by the following calls' }),
})
export const sendSupplierCode = route({
  ...ofNumber,
  path: '/sysrest/api/supplierRegister/sendMsg',
  summary: 'Send a code to the number, limited to one a minute and by a daily quota for the number',
  input: shape({ uuid: Text(64) }),
  reply: Done,
})
export const beginSupplierApplication = route({
  ...ofNumber,
  path: '/sysrest/api/supplierRegister/begin',
  summary: "Confirm the number with its code, and open a session of its applicant's account, new or known",
  input: shape({ mobile: Formatted('mobile'), uuid: Text(64), msgCode: Note(16) }),
  reply: LoginResult,
})

/** The applicant's only application, begun with the confirmed number. */
export const mySupplierApplication = route({
  method: 'GET',
  path: `${path}/my`,
  access: 'supplierApplication.apply',
  entrances: ['supplier'],
  summary: "Get the caller's application, if there is one, and the confirmed number",
  input: Nothing,
  reply: shape({
    mobile: Type.String({ description: 'masked' }),
    application: Type.Unsafe<OwnApplication | null>({
      anyOf: [supplierApplicationCase.Own, { type: 'null' }],
    }),
  }),
})
