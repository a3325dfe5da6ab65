import { AttachedFiles, Attachments } from '#contract/files/files.ts'
import { listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import { Done, Instant, Maybe, Note, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
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

/** The code that came to the mobile number, and what it was asked for with. */
export const CodeProof = shape({ uuid: Text(64), msgCode: Note(16) })

const ofCode = { method: 'POST', access: 'public', steps: true, rateLimit: 'login' } as const
export const requestRegistrationCode = route({
  ...ofCode,
  path: '/sysrest/api/deptRegister/validMobile',
  summary: 'Begins to confirm a mobile number; visitors solve a picture code.',
  input: shape({ mobile: Formatted('mobile'), verifyCode: Optional(Text(16)), verifyKey: Optional(Text(32)) }),
  reply: Type.String({ description: 'of this one confirmation; what it is sent for again goes on from there' }),
})
export const sendRegistrationCode = route({
  ...ofCode,
  path: '/sysrest/api/deptRegister/sendMsg',
  summary: 'Sends a code to the number: one a minute, and so many a day, to a number and for a person.',
  input: shape({ uuid: Text(64) }),
  reply: Done,
})

export const submitRegistration = route({
  method: 'POST',
  path: '/sysrest/api/deptRegister/add',
  access: 'public',
  steps: true,
  rateLimit: 'login',
  summary:
    'Applies for a department, with the code that came to the mobile number; again where `requestNo` names an own one that was refused or withdrawn.',
  input: shape({
    ...RegistrationDraft.properties,
    requestNo: Optional(RequestNo),
    /** The number that the request was made with, where it is made again. */
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
