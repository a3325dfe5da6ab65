import type { Refusals } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import {
  Amount,
  Done,
  Instant,
  List,
  Maybe,
  Note,
  OneOf,
  Optional,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'
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
  needs: {
    ...OneOf(['nothing', 'factor', 'login']),
    description: 'because of its amount: the second factor of the approver, or their login where they have none',
  },
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
  input: shape({
    token: Token,
    decision: ApprovalDecision,
    opinion: Note(200),
    proof: Optional({
      ...Text(64),
      description: 'key with which the second factor was shown, where the link needs it',
    }),
  }),
  reply: Done,
})
export const proveLink = route({
  method: 'POST',
  path: '/sysrest/api/workApply/proveLink',
  access: 'public',
  rateLimit: 'captcha',
  summary: 'Get a key with which the approver shows a second factor for the link; it opens no session',
  input: shape({ token: Token }),
  reply: shape({
    key: Type.String(),
    userCode: Type.String(),
    methods: List(OneOf(['totp', 'passkey', 'recovery'])),
  }),
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
  'approval.linkFactor': [
    47645,
    '该单据金额较大，请先完成二次验证',
    'Because of its amount, complete two-step verification to decide on this request.',
  ],
} as const satisfies Refusals
