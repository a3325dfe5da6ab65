import type { ApproverChoice, NodeMode } from '#contract/approvals/approvals.ts'
import type { RuleNode } from '#contract/approvals/approvalRules.ts'
import type { DraftDoc } from '../condition.rules.ts'

/** Where the approvers of a step come from; several, if steps with the same approvers were merged. */
export interface StepSource extends Pick<RuleNode, 'source' | 'roleCode' | 'userIds'> {
  readonly levels?: number
  readonly positionId?: string
  /** Whom the requester has chosen. */
  readonly chosen?: readonly string[]
}

/** Approver whom a requester has chosen for a step of a rule. */
export interface Choice {
  readonly userId: string
  readonly ruleId: string
  readonly place: number
  readonly approverId: string
}

/** Enabled account that may approve, with its relevant roles. */
export interface Candidate {
  readonly userId: string
  readonly personId: string
  readonly userName: string
  readonly deptId: string
  readonly deptName: string
  readonly roles: readonly string[]
  readonly positionId?: string | null
  /** How many levels above the account of a requester, 1 for the direct manager. */
  readonly leads?: Readonly<Record<string, number>> | null
}

/** Document as far as it decides who may be asked. */
export type Asking = Pick<DraftDoc, 'deptPath' | 'requesterId' | 'requesterPersonId'>

export interface Resolved {
  readonly approvers: readonly Candidate[]
  readonly mode: NodeMode
  readonly toAdmin: boolean
  readonly toManager?: boolean
}

/** The role of a department's head. */
export const headRole = 'deptHead'

/** First account of each person. */
export const onePerPerson = (people: readonly Candidate[]): readonly Candidate[] =>
  people.filter(({ personId }, at) => people.findIndex((other) => other.personId === personId) === at)

export const sourceOf = ({ source, roleCode, userIds, levels, positionId }: RuleNode): StepSource => ({
  source,
  roleCode,
  userIds,
  ...(levels ? { levels } : {}),
  ...(positionId ? { positionId } : {}),
})

/** Managers of the requester who can decide, the nearest first. */
export const managersOf = ({ requesterId }: Asking, people: readonly Candidate[]): readonly Candidate[] => {
  const levelOf = ({ leads }: Candidate) => leads?.[requesterId] ?? 0
  return people.filter((one) => levelOf(one) > 0).toSorted((one, other) => levelOf(one) - levelOf(other))
}

/** Holders in the nearest department, from the document's own upward, that has any. */
function nearest(doc: Asking, holders: readonly Candidate[]): readonly Candidate[] {
  for (const deptId of doc.deptPath.toReversed()) {
    const here = holders.filter((holder) => holder.deptId === deptId)
    if (here.length > 0) return here
  }
  return []
}

/** In the order of the rule, which counts where they are asked in turn. */
const namedAmong = (userIds: readonly string[], people: readonly Candidate[]): readonly Candidate[] =>
  userIds.flatMap((id) => people.filter(({ userId }) => userId === id))

/** Whom a source names among people who can decide. A manager who cannot is passed over for the one above. */
export function approversOf(node: StepSource, doc: Asking, people: readonly Candidate[]): readonly Candidate[] {
  switch (node.source) {
    case 'users':
      return namedAmong(node.userIds, people)
    case 'choice':
      return namedAmong(node.chosen ?? [], people)
    case 'manager': {
      const managers = managersOf(doc, people)
      const within = managers.filter(({ leads }) => leads![doc.requesterId]! <= (node.levels ?? 1))
      return within.length > 0 ? within : managers.slice(0, 1)
    }
    case 'position':
      return nearest(
        doc,
        people.filter(({ positionId }) => positionId !== null && positionId === node.positionId),
      )
    default: {
      const role = node.source === 'head' ? headRole : node.roleCode
      return nearest(
        doc,
        people.filter(({ roles }) => role !== null && roles.includes(role)),
      )
    }
  }
}

/** Whom the requester may choose: named people, and holders of the role in the department and all above it. */
const candidatesOf = ({ userIds, roleCode }: StepSource, doc: Asking, people: readonly Candidate[]) =>
  onePerPerson([
    ...namedAmong(userIds, people),
    ...people.filter(
      ({ roles, deptId }) => roleCode !== null && roles.includes(roleCode) && doc.deptPath.includes(deptId),
    ),
  ])

/** Step that waits for the choice of the requester. */
export const unchosen: Pick<Resolved, 'approvers' | 'toAdmin' | 'toManager'> = { approvers: [], toAdmin: false }

/**
 * Source of a node with the approver whom the requester has chosen, or who alone can be chosen; a choice that nobody has
 * made, or that names somebody else than the rule offers, stays open.
 */
export function chosenSource(
  node: RuleNode,
  at: Pick<Choice, 'ruleId' | 'place'>,
  doc: Asking,
  people: readonly Candidate[],
  choices: readonly Choice[],
): { readonly source: StepSource; readonly choice?: ApproverChoice } {
  const source = sourceOf(node)
  if (node.source !== 'choice') return { source }
  const others = people.filter(({ personId }) => personId !== doc.requesterPersonId)
  const candidates = candidatesOf(source, doc, others)
  const made = choices.find(
    ({ userId, ruleId, place }) => userId === doc.requesterId && ruleId === at.ruleId && place === at.place,
  )
  const chosen = candidates.length === 1 ? candidates[0] : candidates.find(({ userId }) => userId === made?.approverId)
  if (chosen || candidates.length === 0) return { source: { ...source, chosen: chosen ? [chosen.userId] : [] } }
  const shown = candidates.map(({ userId, userName, deptName }) => ({ userId, userName, deptName }))
  return { source, choice: { ...at, candidates: shown } }
}
