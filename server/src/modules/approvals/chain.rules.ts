import type { ApprovalFacts, ApprovalNode, NodeMode } from '#contract/approvals/approvals.ts'
import type { RuleNode } from '#contract/approvals/approvalRules.ts'
import type { Lang } from '#contract/refusals.ts'
import { refuse } from '#kit/refusal.ts'
import { type DraftDoc, type Rule, applies } from './condition.rules.ts'
import {
  approversOf,
  type Asking,
  type Candidate,
  type Choice,
  chosenSource,
  managersOf,
  onePerPerson,
  type Resolved,
  sourceOf,
  type StepSource,
  unchosen,
} from './sources/source.rules.ts'

export type { Asking, Candidate, Choice, Resolved, StepSource } from './sources/source.rules.ts'

export interface Doc extends DraftDoc {
  readonly entityId: string
  readonly docNo: string
  readonly title: string
  /**
   * Version of the document: changes with everything that matters to an approver; each decision names it (optimistic
   * lock).
   */
  readonly version: string
  /** What approvers read beside title and amount, by the names that the kind declares. */
  readonly facts?: ApprovalFacts
}

export interface ChainStep extends ApprovalNode {
  readonly sources: readonly StepSource[]
}

/** Fallback approver if no one else can decide. */
export const adminRole = 'processAdmin'

/**
 * Approval chain of a document with the rule behind each step: the nodes of all matching rules, in rule order, each
 * once; adjacent steps with the same approvers are merged. The requester never approves their own document, by any of
 * their accounts, and nobody is asked twice in a step. A step without any possible approver has an empty list.
 */
export function chainOf(
  doc: DraftDoc,
  rules: readonly Rule[],
  people: readonly Candidate[],
  choices: readonly Choice[] = [],
): ChainStep[] {
  const steps: (ChainStep & { sources: StepSource[] })[] = []
  for (const { node, because, place } of nodesOf(rules.filter((rule) => applies(rule, doc)))) {
    if (node.mode === 'cc') continue
    const { source, choice } = chosenSource(node, { ruleId: because[0]!.ruleId, place }, doc, people, choices)
    const { approvers, toAdmin, toManager } = choice
      ? unchosen
      : resolveStep({ sources: [source], mode: node.mode }, doc, people)
    const last = steps.at(-1)
    if (last && !choice && !last.choice && sameApprovers(last, approvers)) {
      last.mode = stricter(last.mode, node.mode)
      last.percent = higher(last.percent, node.percent)
      last.remindHours = earlier(last.remindHours, node.remindHours)
      last.dueHours = earlier(last.dueHours, node.dueHours)
      last.sources.push(source)
      last.because.push(...because.filter(({ ruleId }) => last.because.every((known) => known.ruleId !== ruleId)))
      continue
    }
    steps.push({
      step: steps.length + 1,
      name: node.name,
      enName: node.enName,
      mode: node.mode,
      approvers: approvers.map(toPerson),
      because,
      toAdmin,
      ...(toManager ? { toManager } : {}),
      ...(choice ? { choice } : {}),
      percent: node.percent ?? null,
      remindHours: node.remindHours ?? null,
      dueHours: node.dueHours ?? null,
      sources: [source],
    })
  }
  return steps
}

/** Accounts that are notified of an approved document, by all matching rules; the requester is not among them. */
export function ccOf(doc: DraftDoc, rules: readonly Rule[], people: readonly Candidate[]): string[] {
  const others = people.filter((person) => person.personId !== doc.requesterPersonId)
  const nodes = rules.filter((rule) => applies(rule, doc)).flatMap((rule) => rule.nodes)
  const copied = nodes.filter(({ mode }) => mode === 'cc').flatMap((node) => approversOf(sourceOf(node), doc, others))
  return onePerPerson(copied).map(({ userId }) => userId)
}

type Hours = number | null | undefined
const higher = (one: Hours, other: Hours): number | null =>
  one && other ? Math.max(one, other) : (one ?? other ?? null)
const earlier = (one: Hours, other: Hours): number | null =>
  one && other ? Math.min(one, other) : (one ?? other ?? null)

/** A step as people see it. */
export function withoutSources(step: ChainStep): ApprovalNode {
  const { sources: _, ...node } = step
  return node
}
export const toPerson = ({ userId, userName, deptName }: Candidate) => ({ userId, userName, deptName })

/**
 * Who decides a step now: those whom its sources name, otherwise the nearest manager of the requester, and without one
 * the process administrators; never the requester, under any of their accounts. Steps were merged because the same people stood in them: if they no longer do, all must agree.
 */
export function resolveStep(
  { sources, mode }: Pick<ChainStep, 'sources' | 'mode'>,
  doc: Asking,
  people: readonly Candidate[],
): Resolved {
  const others = people.filter(({ personId }) => personId !== doc.requesterPersonId)
  const found = sources.map((source) => approversOf(source, doc, others)).filter((each) => each.length > 0)
  const named = onePerPerson(found.flat())
  if (named.length === 0) {
    const [manager] = managersOf(doc, others)
    if (manager) return { approvers: [manager], mode, toAdmin: false, toManager: true }
    const administrators = onePerPerson(others.filter(({ roles }) => roles.includes(adminRole)))
    return { approvers: administrators, mode, toAdmin: true }
  }
  const areSame = found.every((each) => named.every(({ userId }) => each.some((one) => one.userId === userId)))
  return { approvers: named, mode: areSame ? mode : 'all', toAdmin: false }
}

/** Refuses with `approval.choiceMissing`, and who can be chosen, if the requester has not chosen an approver. */
export function refuseUnchosen(chain: readonly ApprovalNode[], lang: Lang): void {
  const open = chain.filter(({ choice }) => choice !== undefined)
  const [first] = open
  if (!first) return
  const nameOf = ({ name, enName }: { readonly name: string; readonly enName: string }) =>
    lang === 'en' ? enName : name
  refuse('approval.choiceMissing', {
    node: nameOf(first),
    choices: open.map((node) => ({ ...node.choice, name: nameOf(node), because: node.because.map(nameOf) })),
  })
}

/** Refuses with `approval.nobody` if a step has no approvers. */
export function refuseUnmanned(chain: readonly ApprovalNode[], lang: Lang): void {
  const empty = chain.find(({ approvers }) => approvers.length === 0)
  if (empty) refuse('approval.nobody', { node: lang === 'en' ? empty.enName : empty.name })
}

const strictness: readonly NodeMode[] = ['cc', 'any', 'ratio', 'inTurn', 'all']
const stricter = (a: NodeMode, b: NodeMode): NodeMode => (strictness.indexOf(a) > strictness.indexOf(b) ? a : b)

const sameApprovers = (step: ApprovalNode, approvers: readonly Candidate[]) =>
  step.approvers.length === approvers.length &&
  approvers.every(({ userId }) => step.approvers.some((known) => known.userId === userId))

/** Merges nodes with the same approvers at the place of the first, with all their rules. */
function nodesOf(rules: readonly Rule[]) {
  const nodes = new Map<string, { node: RuleNode; because: ApprovalNode['because']; place: number }>()
  for (const { id, name, enName, nodes: requested } of rules) {
    for (const [at, node] of requested.entries()) {
      const key = JSON.stringify([node.mode === 'cc', sourceOf({ ...node, userIds: [...node.userIds].toSorted() })])
      const known = nodes.get(key)
      const because = { ruleId: id, name, enName }
      if (!known) nodes.set(key, { node, because: [because], place: at + 1 })
      else {
        if (known.because.every(({ ruleId }) => ruleId !== id)) known.because.push(because)
        known.node = {
          ...known.node,
          mode: stricter(known.node.mode, node.mode),
          percent: higher(known.node.percent, node.percent),
          remindHours: earlier(known.node.remindHours, node.remindHours),
          dueHours: earlier(known.node.dueHours, node.dueHours),
        }
      }
    }
  }
  return nodes.values()
}
