import { AttachedFiles, Attachments } from '#contract/files/files.ts'
import { listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import { Instant, Maybe, Note, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { Formatted } from '#contract/kit/validators.ts'
import { RegistrationStatus } from './states.ts'

/** Registrations 单位注册 as their applicants see them: with an account, or by their number and mobile number. */

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
  reply: Type.String({ description: 'of the operators; of a refused one it is the reason' }),
  userCode: Type.String({ description: 'the account that was opened for the contact; empty: none' }),
  createdAt: Instant,
  submittedAt: Instant,
  decidedAt: Maybe(Instant),
})
export type MyRegistration = Static<typeof MyRegistration>

export const submitRegistration = route({
  method: 'POST',
  path: '/sysrest/api/deptRegister/add',
  access: 'public',
  steps: true,
  rateLimit: 'login',
  summary:
    'Applies for a department, or again where `requestNo` names an own one that was refused or withdrawn. Visitors solve a picture code.',
  input: shape({
    ...RegistrationDraft.properties,
    requestNo: Optional(RequestNo),
    /** The number that the request was made with, where it is made again. */
    formerMobile: Optional(Formatted('mobile')),
    verifyCode: Optional(Text(16)),
    verifyKey: Optional(Text(32)),
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
  summary: 'One registration, for whoever knows its number and the mobile number that it was made with.',
  input: proof,
  reply: MyRegistration,
})
export const withdrawRegistration = route({
  method: 'POST',
  path: '/sysrest/api/deptRegister/withdraw',
  access: 'public',
  rateLimit: 'login',
  summary: 'Takes a registration back, as a draft, before somebody has decided.',
  input: proof,
  reply: MyRegistration,
})
export const listMyRegistrations = listRoute({
  path: '/sysrest/api/deptRegister/mine',
  access: 'session',
  summary: 'The registrations that I have sent, the newest first.',
  filters: { status: Optional(RegistrationStatus) },
  record: MyRegistration,
})
