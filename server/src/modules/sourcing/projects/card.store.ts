import { sql } from 'kysely'
import { isLive } from '#contract/sourcing/auction/auctionRule.ts'
import type { ProjectCard } from '#contract/sourcing/projectCards.ts'
import { detailStatusOf, type EndFlow, type ProjectState, statusOf } from '#contract/sourcing/projectStates.ts'
import type { Db } from '#kit/database/database.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import type { ProjectRow } from './project.store.ts'
import { textOf } from './project.columns.ts'

/** Columns of project `p` that a card shows. */
const plainColumns = [
  'id',
  'kind',
  'project_no',
  'title',
  'purchase_content',
  'dept_name',
  'region',
  'budget_amount',
  'is_show_price',
  'purchase_form',
  'published_at',
  'state',
  'ending',
  'audit',
  'enrolled_count',
  'quoted_count',
  'enrol_begin_at',
  'enrol_end_at',
  'quote_begin_at',
  'quote_end_at',
  'negotiation_end_at',
  'auction_rule',
  'auction_begin_at',
  'auction_end_at',
] as const
type Plain = Pick<ProjectRow, (typeof plainColumns)[number]>
type Catalogs = ProjectCard['catalogs']

export const cardColumns = [
  ...plainColumns.map((column) => `p.${column}` as const),
  sql<Catalogs>`(select coalesce(jsonb_agg(jsonb_build_object('id', c.id::text, 'name', c.name, 'enName', c.en_name) order by c.position), '[]')
    from catalogue.categories c where c.tenant_id = p.tenant_id and c.id = any (p.category_ids))`.as('catalogs'),
]
export type CardRow = Plain & { readonly catalogs: Catalogs }

/** Deadline type of a card: end of enrolment until quoting begins, otherwise end of quoting. */
const endFlowOf = (state: ProjectState, audit: CardRow['audit']): EndFlow =>
  audit === '1' && state === '4' ? 'signupend' : 'quoteend'

/** Whether the portal shows numbers of participants, by tenant setting. */
export const showsCounts = async (db: Db): Promise<boolean> => (await readSettings(db, 'isShowCount')).isShowCount

/**
 * Public card of a project. `isCounted` shows its figures. `seesBudget`: for users who may see a masked budget, with
 * the information that it is masked for others.
 */
export const presentCard = (row: CardRow, isCounted: boolean, seesBudget = false): ProjectCard => ({
  id: row.id,
  type: row.kind,
  projectNo: row.project_no,
  title: row.title,
  projectTitle: row.title,
  purchaseContent: row.purchase_content,
  catalogs: row.catalogs,
  deptName: row.dept_name,
  region: row.region,
  needTotal: row.is_show_price === '0' || seesBudget ? row.budget_amount : null,
  // Users who may see the budget get a dash if there is none.
  isShowPrice: seesBudget && row.budget_amount === null ? '0' : row.is_show_price,
  purchaseForm: row.purchase_form,
  releaseTime: row.published_at!.toISOString(),
  status: statusOf(row.state),
  detailStatus: detailStatusOf(row.state),
  ending: row.ending,
  audit: row.audit,
  endFlow: endFlowOf(row.state, row.audit),
  size1: isCounted ? row.enrolled_count : null,
  size2: isCounted ? row.quoted_count : null,
  enrollDate: textOf(row.enrol_begin_at),
  deadlineDate: textOf(row.enrol_end_at),
  quoteBeginDay: textOf(row.quote_begin_at),
  quoteEndDay: textOf(row.quote_end_at),
  negotiationEndDay: textOf(row.negotiation_end_at),
  isLive: isLive(row.auction_rule),
  auctionBeginDay: textOf(row.auction_begin_at),
  auctionEndDay: textOf(row.auction_end_at),
})
