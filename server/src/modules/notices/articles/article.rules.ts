import type { exportArticles } from '#contract/notices/articles.ts'
import { type ArticleAction, type ArticleStatus, articleStatusNames, type Audience } from '#contract/notices/states.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Actor } from '#kit/actor.ts'
import { flow, type Requirement } from '#kit/flow.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'

/** Facts of an article that its flow depends on. */
export interface ArticleFacts {
  readonly status: ArticleStatus
  readonly isLive: boolean
  readonly editions: number
  /** Persons who have written the unpublished content. */
  readonly writerIds: readonly string[]
  /** Publication is scheduled for later. */
  readonly isTimed: boolean
}

const isLive: Requirement<ArticleFacts> = { holds: (article) => article.isLive, otherwise: 'article.notLive' }
/** Refuses a review by a writer of the content, under any of the person's accounts. */
const isOwnReview = ({ writerIds }: ArticleFacts, { personId }: Actor): RefusalCode | false =>
  writerIds.includes(personId) && 'article.ownReview'

const anyLive = ['00', '01', '03', '04'] as const

/** Flow of an article: draft, in review, published at once or as scheduled, withdrawn. A revision starts as a draft. */
export const articleFlow = flow<ArticleFacts, ArticleStatus, Exclude<ArticleAction, 'remove'>>(
  {
    edit: { from: ['00', '01', '02'], to: '00', needs: 'article.manage' },
    submit: { from: ['00', '02'], to: '03', needs: 'article.manage' },
    recall: { from: ['03', '04'], to: '00', needs: 'article.manage' },
    reject: { from: ['03'], to: '00', needs: 'article.review', unless: isOwnReview },
    approve: {
      from: ['03'],
      to: ({ isTimed }) => (isTimed ? '04' : '01'),
      into: ['01', '04'],
      needs: 'article.review',
      unless: isOwnReview,
    },
    publishDue: { from: ['04'], to: '01', needs: 'system' },
    withdraw: { from: anyLive, to: '02', needs: 'article.manage', only: isLive },
    pin: {
      from: anyLive,
      to: ({ status }) => status,
      into: { '00': ['00'], '01': ['01'], '03': ['03'], '04': ['04'] },
      needs: 'article.review',
      only: isLive,
    },
  },
  articleStatusNames,
)

/** Whether a draft may be removed: it was never published. */
export const isRemovable = ({ status, editions }: ArticleFacts): boolean => status === '00' && editions === 0

export const articleActions = (facts: ArticleFacts, actor: Actor): ArticleAction[] => [
  ...articleFlow.can(facts, actor),
  ...(isRemovable(facts) && actor.permissions.has('article.manage') ? (['remove'] as const) : []),
]

interface Written {
  readonly audience: Audience
  readonly entrances: readonly string[]
  readonly dept_ids: readonly string[]
  readonly is_login_shown: boolean
  readonly starts_at: Date | null
  readonly ends_at: Date | null
}

/** Violation of an article's draft. */
export function violationOfDraft(draft: Written): RefusalCode | false {
  const { audience, entrances, dept_ids: deptIds, starts_at: start, ends_at: end } = draft
  if (audience === 'chosen' && entrances.length === 0 && deptIds.length === 0) return 'article.nobodyChosen'
  if (draft.is_login_shown && audience !== 'all') return 'article.loginNotPublic'
  return start !== null && end !== null && start >= end && 'article.periodReversed'
}

interface Submitted {
  readonly content: string
  readonly ends_at: Date | null
  readonly publish_at: Date | null
}

/** Violation of an article's publication. */
export function violationOfPublication(article: Submitted, now: Date): RefusalCode | false {
  if (article.content === '') return 'article.contentMissing'
  const from = article.publish_at !== null && article.publish_at > now ? article.publish_at : now
  return article.ends_at !== null && article.ends_at <= from && 'article.periodOver'
}

const audienceWords = {
  all: ['所有人', 'Everyone'],
  signedIn: ['登录用户', 'Signed-in users'],
  chosen: ['指定范围', 'Chosen portals and departments'],
} as const

export const articleColumns: ColumnsOf<typeof exportArticles> = {
  title: ['标题', 'Title'],
  colunmsName: ['栏目', 'Column'],
  status: { title: ['状态', 'Status'], words: articleStatusNames },
  audience: { title: ['可见范围', 'Visible to'], words: audienceWords },
  deptName: ['发布部门', 'Department'],
  createUser: ['编写人', 'Author'],
  issueDate: ['发布日期', 'Published'],
  effectiveEndTime: ['有效期至', 'Valid until'],
  pageViews: ['浏览量', 'Views'],
  modifyTime: ['更新时间', 'Updated'],
}
