import { compare } from '#contract/kit/money.ts'
import { isStepTooLarge, stepPattern } from '#contract/sourcing/auction/auctionRule.ts'
import { budgetPattern } from '#contract/sourcing/projectDraft.ts'
import { wrongOpening } from '#contract/sourcing/sealModes.ts'
import { totalsOf } from '../items/items.ts'
import { asksDeposit, type Draft } from './draft.ts'

const figure = new RegExp(budgetPattern, 'u')

/** Problem that prevents submission, by field, as a key of `projectForm.problem`. */
export type Problem =
  | {
      readonly word:
        | 'missing'
        | 'choose'
        | 'noItems'
        | 'noInvited'
        | 'noCriteria'
        | 'passed'
        | 'fewOpeners'
        | 'shares'
        | 'auctionStep'
    }
  | { readonly word: 'after' | 'notBefore' | 'notAfter'; readonly field: TimeField }
  | { readonly word: 'weights'; readonly sum: number }
  | { readonly word: 'budget'; readonly amount: string }

type TimeField = 'publishAt' | 'enrolBeginAt' | 'enrolEndAt' | 'questionEndAt' | 'quoteBeginAt' | 'quoteEndAt'
type Problems = Partial<Record<keyof Draft, Problem>>

/** Checks a draft before submission and shows problems at their fields; the server decides. */
export const problemsOf = (draft: Draft, now: Date): Problems => ({
  ...timeProblems(draft, now),
  ...budgetProblem(draft),
  ...auctionProblem(draft),
  ...missingIn(draft),
})

export const sumOfWeights = ({ criteria = [] }: Draft): number =>
  criteria.reduce((all, { weight }) => all + (Number.isInteger(weight) ? weight : 0), 0)

function missingIn(draft: Draft): Problems {
  const { categoryIds = [], items = [], invitedIds = [], criteria = [], scope, evaluation } = draft
  const enrolls = draft.audit === '1'
  const isWeighted = evaluation === 'weighted'
  const found: readonly (readonly [keyof Draft, Problem, boolean])[] = [
    ['purchaseContent', { word: 'missing' }, (draft.purchaseContent ?? '').trim() === ''],
    ['categoryIds', { word: 'choose' }, categoryIds.length === 0],
    ['contactName', { word: 'missing' }, (draft.contactName ?? '').trim() === ''],
    ['items', { word: 'noItems' }, items.length === 0],
    ['invitedIds', { word: 'noInvited' }, scope === 'invited' && invitedIds.length === 0],
    ['enrolBeginAt', { word: 'choose' }, enrolls && !draft.enrolBeginAt],
    ['enrolEndAt', { word: 'choose' }, enrolls && !draft.enrolEndAt],
    ['quoteBeginAt', { word: 'choose' }, !draft.quoteBeginAt],
    ['quoteEndAt', { word: 'choose' }, !draft.quoteEndAt],
    ['depositDueAt', { word: 'choose' }, asksDeposit(draft) && !draft.depositDueAt],
    ['depositPayee', { word: 'missing' }, asksDeposit(draft) && (draft.depositPayee ?? '').trim() === ''],
    ['criteria', { word: 'weights', sum: sumOfWeights(draft) }, isWeighted && sumOfWeights(draft) !== 100],
    ['criteria', { word: 'noCriteria' }, isWeighted && criteria.length === 0],
  ]
  const opening = openingProblem(draft)
  return Object.fromEntries(
    [...found, ...opening].filter(([, , isFound]) => isFound).map(([field, problem]) => [field, problem]),
  )
}

function openingProblem({ sealMode = 'automatic', openerIds = [], openersNeeded = 2 }: Draft) {
  const wrong = wrongOpening({ sealMode, openerIds, openersNeeded })
  return [
    ['openerIds', { word: 'fewOpeners' }, wrong === 'tooFewPeople'],
    ['openersNeeded', { word: 'shares' }, wrong === 'threshold'],
  ] as const
}

/** Times must be in order; quoting may begin when enrolment ends, and enrolment when the notice is published. */
function timeProblems(draft: Draft, now: Date): Problems {
  const order: readonly TimeField[] =
    draft.audit === '1'
      ? ['publishAt', 'enrolBeginAt', 'enrolEndAt', 'quoteBeginAt', 'quoteEndAt']
      : ['publishAt', 'quoteBeginAt', 'quoteEndAt']
  const times = order.flatMap((field) => (draft[field] ? [[field, Date.parse(draft[field])] as const] : []))
  const problems: Problems = {}
  times.forEach(([field, at], index) => {
    const [before, earlier] = times[index - 1] ?? []
    if (before === undefined || earlier === undefined) return
    const mayBeEqual = field === 'quoteBeginAt' || before === 'publishAt'
    if (mayBeEqual ? at < earlier : at <= earlier)
      problems[field] = { word: mayBeEqual ? 'notBefore' : 'after', field: before }
  })
  const { questionEndAt, quoteEndAt } = draft
  if (questionEndAt && quoteEndAt && Date.parse(questionEndAt) > Date.parse(quoteEndAt))
    problems.questionEndAt = { word: 'notAfter', field: 'quoteEndAt' }
  const { depositDueAt } = draft
  if (asksDeposit(draft) && depositDueAt && quoteEndAt && Date.parse(depositDueAt) > Date.parse(quoteEndAt))
    problems.depositDueAt = { word: 'notAfter', field: 'quoteEndAt' }
  const first = draft.audit === '1' ? 'enrolEndAt' : 'quoteEndAt'
  if (draft[first] && Date.parse(draft[first]) <= now.getTime()) problems[first] = { word: 'passed' }
  return problems
}

function auctionProblem({ auctionRule, budgetAmount }: Draft): Problems | undefined {
  const startPrice = budgetAmount && figure.test(budgetAmount) ? budgetAmount : null
  return auctionRule && new RegExp(stepPattern, 'u').test(auctionRule.step) && isStepTooLarge(auctionRule, startPrice)
    ? { auctionRule: { word: 'auctionStep' } }
    : undefined
}

function budgetProblem({ budgetAmount, items = [] }: Draft): Problems | undefined {
  const { amount } = totalsOf(items)
  return budgetAmount && figure.test(budgetAmount) && compare(amount, budgetAmount) > 0
    ? { budgetAmount: { word: 'budget', amount } }
    : undefined
}
