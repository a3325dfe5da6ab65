import { AttachedFiles, Attachments } from '#contract/files/files.ts'
import { route } from '#contract/kit/route.ts'
import { Done, Instant, Maybe, Note, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { CaptchaKey } from '#contract/login/captcha.ts'
import { Formatted } from '#contract/kit/validators.ts'
import { RegistrationStatus } from './states.ts'

/** Registrations 单位注册 for applicants, identified by their account, or by request number and mobile number. */

export const RegistrationDraft = shape({
  deptName: Text(60),
  parentName: Optional(Note(100)),
  contactName: Text(40),
  mobile: Formatted('mobile'),
  reason: Text(500),
  attachments: Optional(Attachments('documents')),
})
export type RegistrationDraft = Static<typeof RegistrationDraft>

export const requestNoLength = 16
const RequestNo = Type.String({ pattern: `^ZC[0-9A-HJKMNP-TV-Z]{${requestNoLength - 2}}$` })

export const MyRegistration = shape({
  requestNo: Type.String(),
  deptName: Type.String(),
  parentName: Type.String(),
  contactName: Type.String(),
  mobile: Type.String(),
  reason: Type.String(),
  files: AttachedFiles,
  status: RegistrationStatus,
  reply: Type.String({ description: 'reply of the operators; the reason if refused' }),
  userCode: Type.String({ description: 'account created for the contact; empty if none' }),
  createdAt: Instant,
  submittedAt: Instant,
  decidedAt: Maybe(Instant),
})
export type MyRegistration = Static<typeof MyRegistration>

/** SMS code for the mobile number, with the key of its confirmation. */
export const CodeProof = shape({ uuid: Text(64), msgCode: Note(16) })

const ofCode = { method: 'POST', access: 'public', steps: true, rateLimit: 'login' } as const
export const requestRegistrationCode = route({
  ...ofCode,
  path: '/sysrest/api/deptRegister/validMobile',
  summary: 'Start the confirmation of a mobile number; visitors solve a captcha',
  input: shape({ mobile: Formatted('mobile'), verifyCode: Optional(Text(16)), verifyKey: Optional(CaptchaKey) }),
  reply: Type.String({ description: 'key of this confirmation, required by the following calls' }),
})
export const sendRegistrationCode = route({
  ...ofCode,
  path: '/sysrest/api/deptRegister/sendMsg',
  summary: 'Send a code to the number, limited to one a minute and by a daily quota for number and person',
  input: shape({ uuid: Text(64) }),
  reply: Done,
})

export const submitRegistration = route({
  method: 'POST',
  path: '/sysrest/api/deptRegister/add',
  access: 'public',
  steps: true,
  rateLimit: 'login',
  summary: 'Submit a registration with the SMS code; `requestNo` resubmits an own refused or withdrawn one',
  input: shape({
    ...RegistrationDraft.properties,
    requestNo: Optional(RequestNo),
    /** Mobile number of the original request when resubmitting. */
    formerMobile: Optional(Formatted('mobile')),
    ...CodeProof.properties,
  }),
  reply: MyRegistration,
})
const proof = shape({ requestNo: RequestNo, mobile: Formatted('mobile') })
export const findRegistration = route({
  method: 'POST',
  path: '/sysrest/api/deptRegister/find',
  access: 'public',
  reads: true,
  rateLimit: 'login',
  summary: 'Get a registration by its request number and mobile number',
  input: proof,
  reply: MyRegistration,
})
export const withdrawRegistration = route({
  method: 'POST',
  path: '/sysrest/api/deptRegister/withdraw',
  access: 'public',
  rateLimit: 'login',
  summary: 'Recall a registration before its decision; it becomes a draft',
  input: proof,
  reply: MyRegistration,
})
