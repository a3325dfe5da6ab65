import { compare, decimal, units } from '#contract/kit/money.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { type AuctionRule, contradictionOf, isLive, isStepTooLarge } from '#contract/sourcing/auction/auctionRule.ts'
import { lotsOf } from '#contract/sourcing/auction/lots.ts'
import type { ProjectKind } from '#contract/sourcing/projectStates.ts'
import { wrongOpening } from '#contract/sourcing/sealModes.ts'
import type { ProjectDraft, ProjectItemDraft } from '#contract/sourcing/projectDraft.ts'

/** Violation of a draft, with the facts of its message. */
export interface Violation {
  readonly code: RefusalCode
  readonly facts: Readonly<Record<string, string>>
}

/** Mandatory fields of a submitted project, with the labels of the form. */
const names = {
  title: ['项目名称', 'title'],
  purchaseContent: ['采购内容', 'purchase content'],
  categoryIds: ['采购品类', 'categories'],
  items: ['采购清单', 'items'],
  contactName: ['联系人', 'contact'],
  enrolBeginAt: ['报名开始时间', 'enrolment start'],
  enrolEndAt: ['报名截止时间', 'enrolment deadline'],
  questionEndAt: ['提问截止时间', 'question deadline'],
  quoteBeginAt: ['报价开始时间', 'quoting start'],
  quoteEndAt: ['报价截止时间', 'quoting deadline'],
  publishAt: ['定时发布时间', 'publication time'],
  negotiationEndAt: ['议价截止时间', 'negotiation deadline'],
  depositDueAt: ['保证金缴纳截止时间', 'deposit deadline'],
  depositPayee: ['保证金收款账户', 'payee of the deposit'],
  invitedIds: ['邀请的供应商', 'invited suppliers'],
  criteria: ['评分标准', 'scoring criteria'],
} as const
const openingWords = {
  tooFewPeople: ['至少需要 2 名开标人', 'choose at least two people'],
  twice: ['开标人重复', 'somebody is chosen twice'],
  threshold: ['开标所需份额不能少于 2，也不能超过份额总数', 'between two and all of the shares are needed'],
} as const
const contradictionWords = {
  leadHidden: ['降幅以最低价为准时，须公开最低价', 'a step from the lead needs a lead that is shown'],
  tieHidden: ['禁止同价时，须公开最低价', 'forbidden ties need a lead that is shown'],
  award: ['竞价按总价授予，不能按项授予或综合评分', 'an auction is awarded by its total'],
  noStart: ['日式、荷式竞价须公开起拍总价', 'prices by level need a start price that is shown'],
  final: ['最终报价仅适用于自由降价和轮次报价', 'final bids need open or turn-based bidding'],
  weights: ['评审价比较仅适用于自由降价和轮次报价', 'a weighted comparison needs open or turn-based bidding'],
  proxy: ['自动报价仅适用于自由降价', 'automatic bids need open bidding'],
  proxyHidden: ['自动报价须公开最低价', 'automatic bids need a lead that is shown'],
  proxyStart: ['自动报价须公开起拍总价', 'automatic bids need a start price that is shown'],
  lots: [
    '按项、按标段竞价须为自由降价，且不能与最终报价、评审价比较、自动报价同时使用',
    'an auction by line or lot is open bidding by price, and has no final or automatic bids',
  ],
  awardLots: [
    '按项、按标段竞价须选择最低价、按项授予',
    'an auction by line or lot is awarded by line to the lowest price',
  ],
  lotNames: ['请为每个清单项填写标段', 'every item needs the name of its lot'],
  levels: ['价格级数与每级降幅不符', 'the levels leave no price above zero'],
} as const
/** What in an auction rule contradicts itself, in words. */
export const contradictionText = (contradiction: keyof typeof contradictionWords, lang: string): string =>
  contradictionWords[contradiction][lang === 'en' ? 1 : 0]

type Field = keyof typeof names
export type Draft = Omit<ProjectDraft, 'attachments' | 'items'> & { readonly items: readonly ProjectItemDraft[] }

const wordIn = (lang: string) => (field: Field) => names[field][lang === 'en' ? 1 : 0]

/** Whether suppliers must pay a deposit before they quote. */
const asksDeposit = ({ audit, depositAmount = null }: Pick<Draft, 'audit' | 'depositAmount'>): boolean =>
  audit === '1' && depositAmount !== null && compare(depositAmount, '0') > 0

/** Missing mandatory fields. */
export function missingIn(draft: Draft): Field[] {
  const enrolls = draft.audit === '1'
  const needed: readonly (readonly [Field, boolean])[] = [
    ['purchaseContent', draft.purchaseContent.trim() === ''],
    ['categoryIds', draft.categoryIds.length === 0],
    ['contactName', draft.contactName.trim() === ''],
    ['items', draft.items.length === 0],
    ['invitedIds', draft.scope === 'invited' && draft.invitedIds.length === 0],
    ['enrolBeginAt', enrolls && draft.enrolBeginAt === null],
    ['enrolEndAt', enrolls && draft.enrolEndAt === null],
    ['quoteBeginAt', draft.quoteBeginAt === null],
    ['quoteEndAt', draft.quoteEndAt === null],
    ['depositDueAt', asksDeposit(draft) && (draft.depositDueAt ?? null) === null],
    ['depositPayee', asksDeposit(draft) && (draft.depositPayee ?? '').trim() === ''],
    ['criteria', draft.evaluation === 'weighted' && draft.criteria.length === 0],
  ]
  return needed.filter(([, isMissing]) => isMissing).map(([field]) => field)
}

/** Times in their required order. */
function timesOf(draft: Pick<Draft, 'audit' | TimeField>): readonly (readonly [TimeField, number])[] {
  const fields: readonly TimeField[] =
    draft.audit === '1'
      ? ['publishAt', 'enrolBeginAt', 'enrolEndAt', 'quoteBeginAt', 'quoteEndAt']
      : ['publishAt', 'quoteBeginAt', 'quoteEndAt']
  return fields.flatMap((field) => {
    const at = draft[field]
    return at === null ? [] : [[field, Date.parse(at)] as const]
  })
}
type TimeField = 'publishAt' | 'enrolBeginAt' | 'enrolEndAt' | 'quoteBeginAt' | 'quoteEndAt'

/** First pair of times in the wrong order: enrolment ends before quoting begins, questions end before quoting ends. */
export function disorderIn(
  draft: Pick<Draft, 'audit' | TimeField | 'questionEndAt' | 'depositAmount' | 'depositDueAt'>,
): readonly Field[] {
  const times = timesOf(draft)
  for (const [index, [field, at]] of times.slice(1).entries()) {
    const [before, earlier] = times[index]!
    const mayBeEqual = field === 'quoteBeginAt' || before === 'publishAt'
    if (mayBeEqual ? at < earlier : at <= earlier) return [before, field]
  }
  const { questionEndAt: questions, quoteEndAt: end, depositDueAt: due = null } = draft
  if (asksDeposit(draft) && due !== null && end !== null && Date.parse(due) > Date.parse(end))
    return ['depositDueAt', 'quoteEndAt']
  return questions !== null && end !== null && Date.parse(questions) > Date.parse(end)
    ? ['questionEndAt', 'quoteEndAt']
    : []
}

type Ends = Pick<Draft, 'audit' | 'enrolEndAt' | 'quoteEndAt'> & Partial<Pick<Draft, 'quoteBeginAt' | 'auctionRule'>>
/**
 * First deadline, which must be in the future at publication: of the enrolment, otherwise of the quoting. Nobody joins
 * an auction after its beginning.
 */
export function firstEndOf({ audit, enrolEndAt, quoteBeginAt = null, quoteEndAt, auctionRule }: Ends) {
  if (audit === '1') return ['enrolEndAt', enrolEndAt] as const
  return isLive(auctionRule) ? (['quoteBeginAt', quoteBeginAt] as const) : (['quoteEndAt', quoteEndAt] as const)
}

/** Expected total of the items with known prices. */
export const itemsTotal = (items: readonly Pick<ProjectItemDraft, 'quantity' | 'budgetPrice'>[]): string =>
  decimal(
    items.reduce(
      (all, { quantity, budgetPrice }) =>
        budgetPrice === '' ? all : all + (units(quantity) * units(budgetPrice) + 5_000n) / 10_000n,
      0n,
    ),
  )

/** Violation of submitting a draft; false if there is none. */
export function violationOf(draft: Draft, now: Date, lang: string): Violation | false {
  const word = wordIn(lang)
  const list = (fields: readonly Field[]) => fields.map(word).join(lang === 'en' ? ', ' : '、')
  const missing = missingIn(draft)
  if (missing.length > 0) return { code: 'project.incomplete', facts: { what: list(missing) } }
  const disorder = disorderIn(draft)
  if (disorder.length > 0) return { code: 'project.datesOrder', facts: { what: list(disorder) } }
  const passed = passedTime(draft, now)
  if (passed) return { code: 'project.datesPassed', facts: { what: word(passed) } }
  const opening = wrongOpening({ sealMode: 'automatic', openerIds: [], openersNeeded: 2, ...draft })
  if (opening) return { code: 'project.openers', facts: { what: openingWords[opening][lang === 'en' ? 1 : 0] } }
  const weights = draft.criteria.reduce((all, { weight }) => all + weight, 0)
  if (draft.evaluation === 'weighted' && weights !== 100) return { code: 'project.weights', facts: {} }
  if (draft.auctionRule && hasLargeStep(draft.auctionRule, draft)) return { code: 'project.auctionStep', facts: {} }
  const contradiction = draft.auctionRule && contradictionOf(draft.auctionRule, draft)
  if (contradiction) return { code: 'auction.contradicts', facts: { what: contradictionText(contradiction, lang) } }
  const total = itemsTotal(draft.items)
  if (draft.budgetAmount !== null && compare(total, draft.budgetAmount) > 0)
    return { code: belowItems(draft.kind), facts: { items: total, budget: draft.budgetAmount } }
  return false
}

/** Whether a step leaves no room to bid: from the start price, with lots from that of any. */
function hasLargeStep(rule: AuctionRule, { items, budgetAmount }: Pick<Draft, 'items' | 'budgetAmount'>): boolean {
  const lots = lotsOf(
    rule,
    items.map((item, at) => ({ ...item, id: `${at}` })),
    false,
  )
  const starts = lots?.map(({ startPrice }) => startPrice) ?? [budgetAmount]
  return starts.some((startPrice) => isStepTooLarge(rule, startPrice))
}

/** Refusal code if the items' expected cost exceeds the budget, which is the start price of a bidding. */
export const belowItems = (kind: ProjectKind) =>
  kind === 'bidding' ? 'project.startBelowItems' : 'project.budgetBelowItems'

/** Deadline that must be in the future but is not, if any. */
export function passedTime(draft: Ends, now: Date): Field | null {
  const [field, at] = firstEndOf(draft)
  return at !== null && Date.parse(at) <= now.getTime() ? field : null
}

export const nameOfField = (field: Field, lang: string): string => wordIn(lang)(field)
