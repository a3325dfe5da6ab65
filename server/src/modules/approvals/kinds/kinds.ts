import type { ApprovalKindInfo } from '#contract/approvals/approvalTasks.ts'
import type { ApprovalFact, ApprovalFacts } from '#contract/approvals/approvals.ts'
import type { ApprovalKind } from '#contract/kit/approvals/approvalKind.ts'
import { compare } from '#contract/kit/money.ts'
import type { ApprovalHook, ApprovalHooks } from '#kit/approvals.ts'
import { refuse } from '#kit/refusal.ts'

/** Kinds of documents that are approved. */
export interface Kinds {
  readonly find: (entity: string) => ApprovalHook | undefined
  /** Refuses with `thing.notFound` where no module has this kind. */
  readonly hook: (entity: string) => ApprovalHook
  readonly all: () => readonly ApprovalKindInfo[]
  /** Entities whose amount requesters do not read. */
  readonly concealed: () => readonly string[]
}

export function kindsOf(hooks: () => ApprovalHooks): Kinds {
  let known: ApprovalHooks | undefined
  const every = () => (known ??= hooks())
  const find = (entity: string) => (Object.hasOwn(every(), entity) ? every()[entity] : undefined)
  return {
    find,
    hook: (entity) => find(entity) ?? refuse('thing.notFound'),
    all: () =>
      Object.entries(every())
        .toSorted(([, a], [, b]) => a.kind.place - b.kind.place)
        .map(([entity, { kind }]) => ({
          entity,
          name: kind.names[0],
          enName: kind.names[1],
          conditions: [...(kind.conditions ?? [])],
        })),
    concealed: () =>
      Object.entries(every())
        .filter(([, { kind }]) => kind.hidesAmount)
        .map(([entity]) => entity),
  }
}

interface Approved {
  readonly entity: string
  readonly entity_id: string
  readonly doc_no: string
  readonly title: string
  readonly amount: string
}

/**
 * Document of an approval as pages show it; a requester reads no amount that its kind hides. A kind that no module has
 * any more keeps its name.
 */
export function presentDocument(
  kinds: Kinds,
  { entity, entity_id: entityId, doc_no: docNo, title, amount }: Approved,
  isRequester = false,
) {
  const kind = kinds.find(entity)?.kind
  const [kindName, kindEnName] = kind?.names ?? [entity, entity]
  const isHidden = kind?.hidesAmount === true && isRequester
  const lacksAmount = isHidden || (kind?.mayLackAmount === true && compare(amount, '0') === 0)
  const path = kind ? pathOf(kind, entityId) : ''
  return { entity, entityId, kindName, kindEnName, path, docNo, title, amount: lacksAmount ? null : amount }
}

export const pathOf = ({ path }: ApprovalKind, entityId: string): string => path.replace('{id}', entityId)

/** Facts that a document has, in the order of their declaration. */
export const presentFacts = (kinds: Kinds, entity: string, facts: ApprovalFacts): ApprovalFact[] =>
  Object.entries(kinds.find(entity)?.kind.facts ?? {}).flatMap(([name, { names, type, tone }]): ApprovalFact[] => {
    const value = facts[name] ?? null
    if (value === null) return []
    const [text, amounts] = typeof value === 'string' ? [value, []] : ['', [...value]]
    return [{ name: names[0], enName: names[1], type, tone: tone ?? 'none', text, amounts }]
  })
