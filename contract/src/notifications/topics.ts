import type { Entrance } from '#contract/kit/entrance.ts'
import { OneOf, type Static } from '#contract/kit/schema.ts'

/** Message topics: users choose channels by topic; the message page groups topics by category. */

export const categories = ['approval', 'sourcing', 'order', 'agreement', 'budget', 'notice', 'system'] as const
export const Category = OneOf(categories)
export type Category = Static<typeof Category>

export const channels = ['site', 'mail', 'sms', 'push'] as const
export const Channel = OneOf(channels)
export type Channel = Static<typeof Channel>

export interface Topic {
  /** `bizChildType` on the wire. */
  readonly code: string
  readonly category: Category
  readonly name: readonly [zh: string, en: string]
  /** Entrances whose users receive the messages. */
  readonly entrances: readonly Entrance[]
  /** Allowed channels, default channels, and channels that cannot be turned off. */
  readonly allowed: readonly Channel[]
  readonly usual: readonly Channel[]
  readonly required: readonly Channel[]
}

const site: readonly Channel[] = ['site']
const byMail: readonly Channel[] = ['site', 'mail']
const byAll: readonly Channel[] = ['site', 'mail', 'sms']
const [buyers, suppliers, operators] = [['purchaser'], ['supplier'], ['operator']] as const
const everybody = ['purchaser', 'supplier', 'operator', 'agency', 'expert', 'supervisor'] as const

const about = (
  code: string,
  category: Category,
  name: readonly [string, string],
  entrances: readonly Entrance[],
  [allowed, usual, required = []]: readonly [readonly Channel[], readonly Channel[], (readonly Channel[])?],
): Topic => ({
  code,
  category,
  name,
  entrances,
  allowed: [...allowed, 'push'],
  // Topics sent by mail are also pushed to browsers with notifications turned on.
  usual: usual.includes('mail') ? [...usual, 'push'] : usual,
  required,
})

export const topics = {
  approvalTodo: about(
    '140050101',
    'approval',
    ['待我审批', 'Waiting for my approval'],
    ['purchaser', 'operator'],
    [byAll, byMail, site],
  ),
  approvalResult: about('140050102', 'approval', ['审批结果', 'Approval results'], buyers, [byMail, site]),
  orderNew: about('140050201', 'order', ['新订单', 'New orders'], suppliers, [byAll, byMail]),
  orderReply: about('140050202', 'order', ['供应商接单', 'Supplier responses'], buyers, [byMail, site]),
  orderShipping: about(
    '140050203',
    'order',
    ['发货与收货', 'Shipping and receipt'],
    ['purchaser', 'supplier'],
    [byAll, site],
  ),
  orderRequest: about('140050204', 'order', ['催单与变更', 'Nudges and changes'], suppliers, [byMail, byMail]),
  projectInvitation: about('140050301', 'sourcing', ['项目邀请', 'Project invitations'], suppliers, [byAll, byMail]),
  enrolmentResult: about('140050302', 'sourcing', ['报名结果', 'Enrolment results'], suppliers, [byMail, byMail]),
  projectChange: about('140050303', 'sourcing', ['项目变更与终止', 'Project changes and terminations'], suppliers, [
    byAll,
    byMail,
  ]),
  quoteDeadline: about('140050304', 'sourcing', ['报价截止与议价', 'Quote deadlines and negotiations'], suppliers, [
    byAll,
    byMail,
  ]),
  followedProject: about('140050305', 'sourcing', ['关注的项目', 'Followed projects'], everybody, [byMail, byMail]),
  awardResult: about('140050306', 'sourcing', ['中标结果', 'Award results'], suppliers, [byAll, byMail]),
  opening: about(
    '140050307',
    'sourcing',
    ['截止与开标', 'Closing and opening'],
    ['purchaser', 'supplier', 'operator'],
    [byMail, byMail, byMail],
  ),
  scoring: about('140050308', 'sourcing', ['评审', 'Scoring'], ['purchaser', 'expert'], [byMail, byMail]),
  projectAnswer: about('140050309', 'sourcing', ['答疑', 'Answers to questions'], suppliers, [byMail, byMail]),
  agreementExpiry: about(
    '140050401',
    'agreement',
    ['协议价到期', 'Agreement prices that end'],
    ['supplier', 'operator'],
    [byMail, byMail],
  ),
  budgetUse: about('140050501', 'budget', ['预算使用', 'Budget use'], operators, [byMail, byMail]),
  quotaResult: about('140050502', 'budget', ['额度申请结果', 'Quota requests'], buyers, [byMail, byMail]),
  applicationResult: about('140050702', 'system', ['反馈与申请结果', 'Feedback and requests'], everybody, [
    byMail,
    site,
  ]),
  article: about('140050601', 'notice', ['平台公告', 'Announcements'], everybody, [byMail, site]),
  security: about('140050701', 'system', ['账号安全', 'Account security'], everybody, [byMail, byMail, site]),
  importing: about('140050801', 'system', ['导入结果', 'Import results'], ['supplier', 'operator'], [byMail, site]),
} as const satisfies Readonly<Record<string, Topic>>

export type TopicName = keyof typeof topics
export const topicNames = Object.keys(topics) as readonly TopicName[]
export const TopicName = OneOf(topicNames)

/** Pops up on the home page only (specification, section 9). */
export const homeOnly: string = topics.followedProject.code
export const topicOfCode = (code: string): TopicName | undefined =>
  topicNames.find((name) => topics[name].code === code)
