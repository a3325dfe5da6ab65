import type { Refusals } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import { Amount, Done, Instant, List, Maybe, Note, shape, type Static, Type } from '#contract/kit/schema.ts'
import { ApprovalDecision, ApprovalFact } from './approvals.ts'

/** Secret of a link in a letter: for one task, person and version of the document, once, for a time. */
const Token = Type.String({ pattern: '^[A-Za-z0-9_-]{40,64}$' })

/** What the receiver of a letter decides on. */
export const LetterDocument = shape({
  kindName: Type.String(),
  kindEnName: Type.String(),
  docNo: Type.String(),
  title: Type.String(),
  amount: Maybe(Amount),
  facts: List(ApprovalFact),
  requesterName: Type.String(),
  deptName: Type.String(),
  nodeName: Type.String(),
  nodeEnName: Type.String(),
  approverName: Type.String(),
  path: Type.String({ description: 'page of the document, for people who are logged in' }),
  expiresAt: Instant,
  needsLogin: Type.Boolean({ description: 'decided only by the approver when logged in, because of its amount' }),
})
export type LetterDocument = Static<typeof LetterDocument>

/** Hours for which a link in a letter can be used. */
export const letterHours = 72

export const readLink = route({
  method: 'POST',
  path: '/sysrest/api/workApply/readLink',
  access: 'public',
  reads: true,
  rateLimit: 'captcha',
  summary: 'Get the document that the link of a letter is about; reading it uses nothing up',
  input: shape({ token: Token }),
  reply: LetterDocument,
})
export const decideByLink = route({
  method: 'POST',
  path: '/sysrest/api/workApply/decideByLink',
  access: 'public',
  rateLimit: 'captcha',
  summary: 'Decide once, by the link of a letter, on the version of the document that it was about',
  input: shape({ token: Token, decision: ApprovalDecision, opinion: Note(200) }),
  reply: Done,
})

export const letterRefusals = {
  'approval.linkInvalid': [47321, '链接无效，请登录后审批', 'This link is invalid. Sign in to review the request.'],
  'approval.linkUsed': [47322, '该链接已使用，不能重复审批', 'This link has already been used.'],
  'approval.linkExpired': [47323, '链接已过期，请登录后审批', 'This link has expired. Sign in to review the request.'],
  'approval.linkChanged': [
    47324,
    '单据内容已变更，链接失效，请登录后重新审阅',
    'The request has changed since this letter. Sign in and review it again.',
  ],
  'approval.linkLogin': [
    47325,
    '该单据金额较大，请登录本人账号后审批',
    'Because of its amount, sign in to your own account to decide on this request.',
  ],
} as const satisfies Refusals
