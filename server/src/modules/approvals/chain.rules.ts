import type {
  ApprovalAward,
  ApprovalDocument,
  ApprovalEntity,
  ApprovalNode,
  NodeMode,
} from '#contract/approvals/approvals.ts'
import type { RuleNode } from '#contract/approvals/approvalRules.ts'
import type { Lang } from '#contract/refusals.ts'
import { refuse } from '#kit/refusal.ts'
import { type DraftDoc, type Rule, applies } from './condition.rules.ts'

export interface Doc extends DraftDoc {
  readonly entityId: string
  readonly docNo: string
  readonly title: string
  /**
   * Version of the document: changes with everything that matters to an approver; each decision names it (optimistic
   * lock).
   */
  readonly version: string
  /** Award, if the document is the award of a project. */
  readonly award?: ApprovalAward
}

/** Document type as users know it. */
export const documentOf = (of: {
  readonly entity: ApprovalEntity
  readonly award: ApprovalAward | null
}): ApprovalDocument => (of.award === null ? of.entity : 'award')

/** Enabled account that may approve, with its relevant roles. */
export interface Candidate {
  readonly userId: string
  readonly userName: string
  readonly deptId: string
  readonly deptName: string
  readonly roles: readonly string[]
}

/** The role of a department's head. */
export const headRole = 'deptHead'
/** Fallback approver if no one else can decide. */
export const adminRole = 'processAdmin'

/**
 * Approval chain of a document with the rule behind each step: the nodes of all matching rules, in rule order, each
 * once; adjacent steps with the same approvers are merged. The requester never approves their own document. A step
 * without any possible approver has an empty list.
 */
export function chainOf(doc: DraftDoc, rules: readonly Rule[], people: readonly Candidate[]): ApprovalNode[] {
  const others = people.filter(({ userId }) => userId !== doc.requesterId)
  const steps: ApprovalNode[] = []
  for (const { node, because } of nodesOf(rules.filter((rule) => applies(rule, doc)))) {
    const found = approversOf(node, doc, others)
    const approvers = found.length > 0 ? found : others.filter(({ roles }) => roles.includes(adminRole))
    const last = steps.at(-1)
    if (last && sameApprovers(last, approvers)) {
      last.mode = stricter(last.mode, node.mode)
      last.because.push(...because.filter(({ ruleId }) => last.because.every((known) => known.ruleId !== ruleId)))
      continue
    }
    steps.push({
      step: steps.length + 1,
      name: node.name,
      enName: node.enName,
      mode: node.mode,
      approvers: approvers.map(({ userId, userName, deptName }) => ({ userId, userName, deptName })),
      because,
      toAdmin: found.length === 0,
    })
  }
  return steps
}

/** Refuses with `approval.nobody` if a step has no approvers. */
export function refuseUnmanned(chain: readonly ApprovalNode[], lang: Lang): void {
  const empty = chain.find(({ approvers }) => approvers.length === 0)
  if (empty) refuse('approval.nobody', { node: lang === 'en' ? empty.enName : empty.name })
}

const stricter = (a: NodeMode, b: NodeMode): NodeMode => (a === 'all' || b === 'all' ? 'all' : 'any')

const sameApprovers = (step: ApprovalNode, approvers: readonly Candidate[]) =>
  step.approvers.length === approvers.length &&
  approvers.every(({ userId }) => step.approvers.some((known) => known.userId === userId))

/** Merges nodes with the same approvers at the place of the first, with all their rules. */
function nodesOf(rules: readonly Rule[]) {
  const nodes = new Map<string, { node: RuleNode; because: ApprovalNode['because'] }>()
  for (const { id, name, enName, nodes: requested } of rules) {
    for (const node of requested) {
      const key = JSON.stringify([node.source, node.roleCode, [...node.userIds].toSorted()])
      const known = nodes.get(key)
      const because = { ruleId: id, name, enName }
      if (!known) nodes.set(key, { node, because: [because] })
      else {
        if (known.because.every(({ ruleId }) => ruleId !== id)) known.because.push(because)
        known.node = { ...known.node, mode: stricter(known.node.mode, node.mode) }
      }
    }
  }
  return nodes.values()
}

function approversOf(node: RuleNode, doc: DraftDoc, people: readonly Candidate[]): readonly Candidate[] {
  if (node.source === 'users') return people.filter(({ userId }) => node.userIds.includes(userId))
  const role = node.source === 'head' ? headRole : node.roleCode
  const holders = people.filter(({ roles }) => role !== null && roles.includes(role))
  for (const deptId of doc.deptPath.toReversed()) {
    const here = holders.filter((holder) => holder.deptId === deptId)
    if (here.length > 0) return here
  }
  return []
}
