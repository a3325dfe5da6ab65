import { readFile, writeFile } from 'node:fs/promises'
import type { FeedbackStatus } from '#contract/feedbacks/states.ts'
import type { RegistrationStatus } from '#contract/registrations/states.ts'
import type { ApplicationStatus, RestrictionStatus } from '#contract/restrictions/states.ts'
import type { QuotaApplicationStatus } from '#contract/ledger/quotaApplications.ts'
import type { ArticleStatus } from '#contract/notices/states.ts'
import type { OrderStatus } from '#contract/ordering/orderStates.ts'
import type { ProjectState } from '#contract/sourcing/projectStates.ts'
import { approvalFlow, taskFlow } from '#modules/approvals/index.ts'
import { changeFlow, productFlow } from '#modules/catalogue/index.ts'
import { feedbackFlow } from '#modules/feedbacks/index.ts'
import { importFlow } from '#modules/imports/index.ts'
import { quotaApplicationFlow } from '#modules/ledger/index.ts'
import { articleFlow } from '#modules/notices/index.ts'
import { eventOf, orderFlow } from '#modules/ordering/index.ts'
import { registrationFlow } from '#modules/registrations/index.ts'
import { applicationFlow, restrictionFlow } from '#modules/restrictions/index.ts'
import { enrolmentFlow, objectionFlow, projectFlow } from '#modules/sourcing/index.ts'
import { supplierFlow } from '#modules/suppliers/index.ts'

/**
 * Writes flow diagrams into the module pages, between two markers. Run it after a flow has changed; a test compares
 * pages and flows.
 */
interface Printed {
  readonly page: string
  readonly text: string
}

const orderStates: Record<OrderStatus, string> = {
  '10': '草稿 draft',
  '20': '审批中 under approval',
  '25': '审批驳回 rejected',
  '30': '待接单 awaiting acceptance',
  '35': '供应商拒单 refused',
  '40': '待发货 awaiting delivery',
  '45': '部分发货 partly shipped',
  '50': '待收货 awaiting receipt',
  '55': '部分收货 partly received',
  '60': '待评价 awaiting comment',
  '70': '已完成 completed',
  '80': '取消申请中 cancel requested',
  '90': '已取消 cancelled',
  '95': '部分交货关闭 closed (partial)',
}

const orderNames = Object.fromEntries(Object.entries(orderStates).map(([code, name]) => [code, `${code} ${name}`]))

const projectStates: Record<ProjectState, string> = {
  '1': '1 草稿 draft',
  '2': '2 项目审批 in approval',
  '3': '3 待发布 to be published',
  '4': '4 报名及资格预审 enrolment',
  '5': '5 报价 quoting',
  '10': '5 议价 negotiation',
  '6': '6 待确认中标结果 awaiting award',
  '8': '8 结果待发布 result to be published',
  '7': '7 已完成 completed',
  '9': '9 已终止 ended',
}

const quotaApplicationStates: Record<QuotaApplicationStatus, string> = {
  '01': '待审核 waiting',
  '02': '已通过 granted',
  '03': '已驳回 refused',
}

const feedbackStates: Record<FeedbackStatus, string> = {
  '01': '待处理 new',
  '02': '处理中 in progress',
  '03': '已回复 answered',
  '04': '已关闭 closed',
}

const restrictionStates: Record<RestrictionStatus, string> = {
  '01': '限制中 in force',
  '02': '已解除 lifted',
  '03': '已到期 ended',
}

const applicationStates: Record<ApplicationStatus, string> = {
  '01': '草稿 draft',
  '02': '审核中 in review',
  '03': '已通过 granted',
  '04': '已驳回 refused',
}

const registrationStates: Record<RegistrationStatus, string> = {
  '01': '已撤回 draft',
  '02': '审核中 in review',
  '03': '已通过 approved',
  '04': '已驳回 refused',
}

const articleStates: Record<ArticleStatus, string> = {
  '00': '00 草稿 draft',
  '03': '03 审核中 in review',
  '04': '04 待定时发布 scheduled',
  '01': '01 已发布 published',
  '02': '02 已撤回 withdrawn',
}

interface Transition {
  readonly action: string
  readonly from: string
  readonly to: string
}

/** `states` names the states; the first of `begins` is the initial one. */
function diagram(states: Readonly<Record<string, string>>, transitions: readonly Transition[], begins: string) {
  const arrows = Map.groupBy(transitions, ({ from, to }) => `s${from} --> s${to}`)
  return [
    '```mermaid',
    'stateDiagram-v2',
    ...Object.entries(states).map(([code, name]) => `  state "${name}" as s${code}`),
    `  [*] --> s${begins}`,
    ...[...arrows].map(([arrow, moves]) => `  ${arrow}: ${moves.map(({ action }) => action).join(', ')}`),
    '```',
  ].join('\n')
}

/** Diagram of a flow whose states need no labels. */
function small(title: string, transitions: readonly Transition[], begins: string): string {
  const states = [...new Set([begins, ...transitions.flatMap(({ from, to }) => [from, to])])]
  return `### ${title}\n\n${diagram(Object.fromEntries(states.map((each) => [each, each])), transitions, begins)}`
}

function orderTable(): string {
  const rows = Object.entries(orderFlow.moves).map(([action, { from, needs }]) => {
    const transitions = orderFlow.transitions().filter((one) => one.action === action)
    const to = [...new Set(transitions.map((one) => one.to))].join(', ')
    const actor = needs === 'system' ? 'the product itself' : `\`${needs}\``
    return `| ${action} | ${from.join(', ')} | ${to} | ${actor} | \`${eventOf[action as keyof typeof eventOf]}\` |`
  })
  return ['| move | from | to | needs | publishes |', '| --- | --- | --- | --- | --- |', ...rows].join('\n')
}

export const printed: readonly Printed[] = [
  {
    page: 'docs/modules/ordering.md',
    text: `${diagram(orderNames, orderFlow.transitions(), '10')}\n\n${orderTable()}`,
  },
  {
    page: 'docs/modules/approvals.md',
    text: [
      small('A round', approvalFlow.transitions(), 'pending'),
      small('A task', taskFlow.transitions(), 'waiting'),
    ].join('\n\n'),
  },
  {
    page: 'docs/modules/catalogue.md',
    text: [
      small('A product', [{ action: 'published', from: 'new', to: 'live' }, ...productFlow.transitions()], 'new'),
      small('A change', changeFlow.transitions(), 'draft'),
    ].join('\n\n'),
  },
  {
    page: 'docs/modules/imports.md',
    text: small('An import', importFlow.transitions(), 'uploaded'),
  },
  {
    page: 'docs/modules/ledger.md',
    text: `### An application for a quota\n\n${diagram(quotaApplicationStates, quotaApplicationFlow.transitions(), '01')}`,
  },
  {
    page: 'docs/modules/feedbacks.md',
    text: `### A feedback\n\n${diagram(feedbackStates, feedbackFlow.transitions(), '01')}`,
  },
  {
    page: 'docs/modules/restrictions.md',
    text: [
      `### A restriction\n\n${diagram(restrictionStates, restrictionFlow.transitions(), '01')}`,
      `### An application\n\n${diagram(applicationStates, applicationFlow.transitions(), '01')}`,
    ].join('\n\n'),
  },
  {
    page: 'docs/modules/registrations.md',
    text: `### A registration\n\n${diagram(registrationStates, registrationFlow.transitions(), '01')}`,
  },
  {
    page: 'docs/modules/notices.md',
    text: `### An article\n\n${diagram(articleStates, articleFlow.transitions(), '00')}`,
  },
  {
    page: 'docs/modules/sourcing.md',
    text: [
      `### A project\n\n${diagram(projectStates, projectFlow.transitions(), '1')}`,
      small('An enrolment', enrolmentFlow.transitions(), 'submitted'),
      small('An objection', objectionFlow.transitions(), 'submitted'),
    ].join('\n\n'),
  },
  {
    page: 'docs/modules/suppliers.md',
    text: small('A supplier', supplierFlow.transitions(), 'active'),
  },
]

const [begin, end] = ['<!-- flow: printed by tools/flows.ts -->', '<!-- /flow -->']

/** Replaces the text between the markers of a page. */
export function withDiagram(page: string, text: string): string {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from) throw new Error('the page has no markers for its flow diagram')
  return `${page.slice(0, from)}${begin}\n${text}\n${page.slice(to)}`
}

if (import.meta.main)
  for (const { page, text } of printed) await writeFile(page, withDiagram(await readFile(page, 'utf8'), text))
