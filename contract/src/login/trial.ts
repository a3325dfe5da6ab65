import type { Refusals } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import { Instant, Note, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { CaptchaKey } from './captcha.ts'
import { Formatted, FormattedNote } from '#contract/kit/validators.ts'
import type { Permission } from '#contract/kit/route.ts'

/** Maximum permissions of trial accounts: those of a buyer for their own department. */
const forTrials: ReadonlySet<string> = new Set<Permission>([
  'goods.read',
  'cart.use',
  'cart.batch',
  'order.read',
  'order.submit',
  'order.cancel',
  'order.receive',
  'order.comment',
  'order.return',
  'group.join',
  'address.manage',
  'budget.read',
  'demand.submit',
  'plan.use',
  'org.read',
  'wallet.read',
  'points.read',
])
export const isForTrials = (permissions: readonly string[]): boolean => permissions.every((one) => forTrials.has(one))

/** Trial application (specification, sections 3 and 5). */
export const TrialApplication = shape({
  orgName: Text(20),
  enterpriseWeb: Optional(FormattedNote('webAddress')),
  orgAddress: Optional(Note(50)),
  contactsName: Text(20),
  tel: Formatted('mobile'),
  email: Formatted('emailAddress'),
  demand: Text(200),
})
export type TrialApplication = Static<typeof TrialApplication>

export const addTrial = route({
  method: 'POST',
  path: '/sysrest/trialAccountInformation/add',
  access: 'public',
  steps: true,
  rateLimit: 'login',
  summary:
    'Create a trial account; its password is returned once and must be changed at the first login, and the account expires automatically',
  input: shape({ ...TrialApplication.properties, verifyCode: Text(16), verifyKey: CaptchaKey }),
  reply: shape({ account: Type.String(), password: Type.String(), endTime: Instant }),
})

export const trialRefusals = {
  'trial.off': [2150, '暂未开放试用申请', "Trials aren't available at the moment."],
  'trial.tooMany': [
    2151,
    '今日申请次数已达上限，请明天再试',
    "Today's limit for trial requests has been reached. Try again tomorrow.",
  ],
} as const satisfies Refusals
