/** Conditions of approval rules besides amount and department, as far as a kind of document has them. */
export const ruleConditions = ['category', 'supplier', 'orderType', 'costCentre', 'budget'] as const
export type RuleCondition = (typeof ruleConditions)[number]

/** How a fact is shown: as text, as money, or as parts of an amount with their names. */
export const factTypes = ['text', 'money', 'amounts'] as const
export type FactType = (typeof factTypes)[number]

/** Fact of a document beside its title and amount, which approvers read before they decide. */
export interface ApprovalFactDeclaration {
  readonly names: readonly [zh: string, en: string]
  readonly type: FactType
  readonly tone?: 'good' | 'bad'
}

/**
 * Kind of document that is approved, declared in a module's manifest under the entity's name. The module's server side
 * has a hook of the same name, which locks the document and applies decisions. Lists, rules, messages and exports of
 * approvals need nothing else.
 */
export interface ApprovalKind {
  readonly names: readonly [zh: string, en: string]
  /** Page of the document; `{id}` is the id of the entity. */
  readonly path: `/${string}{id}${string}`
  /** Sort order in lists of kinds. */
  readonly place: number
  /** Days after which an undecided document goes back to its requester. */
  readonly holdDays: number
  readonly conditions?: readonly RuleCondition[]
  readonly facts?: Readonly<Record<string, ApprovalFactDeclaration>>
  /** Never decided by the link of a letter, whatever the tenant has set. */
  readonly neverByLetter?: true
  /** A document may be without an amount, which is then stored as 0. */
  readonly mayLackAmount?: true
  /** Its amount is for those who decide: the requester, who may not know what goods cost, never reads it. */
  readonly hidesAmount?: true
}
