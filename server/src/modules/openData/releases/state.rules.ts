import { compare, shortest, sum } from '#contract/kit/money.ts'
import type { ProjectKind, ProjectScope, ProjectState } from '#contract/sourcing/projectStates.ts'
import { Exact, type Json, type JsonObject } from './json.rules.ts'

/** What is known of a project that may be public at all: after its publication, and of quotes after their opening. */
export interface ProjectData {
  readonly projectId: string
  readonly no: string
  readonly title: string
  readonly content: string
  readonly kind: ProjectKind
  readonly scope: ProjectScope
  readonly evaluation: string
  readonly state: ProjectState
  readonly isTerminated: boolean
  readonly buyer: { readonly name: string; readonly creditCode: string }
  readonly quoteBeginAt: string | null
  readonly quoteEndAt: string | null
  /** Null where the budget is masked. */
  readonly budget: string | null
  /** Null before the opening. */
  readonly tenderers: number | null
  readonly items: readonly {
    readonly id: string
    readonly name: string
    readonly spec: string
    readonly unit: string
    readonly quantity: string
  }[]
  readonly amendments: readonly { readonly no: number; readonly at: string }[]
  readonly awards: readonly AwardData[]
  readonly contracts: readonly ContractData[]
}
export interface SupplierData {
  readonly id: string
  readonly name: string
  readonly creditCode: string
}
export interface AwardData {
  readonly id: string
  readonly at: string
  readonly supplier: SupplierData
  readonly lines: readonly {
    readonly itemId: string
    readonly quantity: string
    readonly price: string
    readonly amount: string
  }[]
  readonly total: string
}
export interface ContractData {
  readonly id: string
  readonly awardId: string
  readonly at: string
  readonly amount: string
  readonly isEnded: boolean
  readonly isCancelled: boolean
  readonly receipts: readonly { readonly id: string; readonly at: string }[]
  /** Share of the order in each payment that the bank has made; of one that bounced later 0. */
  readonly payments: readonly { readonly id: string; readonly at: string; readonly amount: string }[]
}

const money = (amount: string): JsonObject => ({ amount: new Exact(amount), currency: 'CNY' })

const methods = {
  fixed: ['direct', '定点采购'],
  bidding: ['open', '竞价'],
  inquiry: ['open', '询比价'],
} as const satisfies Record<ProjectKind, readonly [string, string]>

const statusOf = ({ state, isTerminated }: ProjectData): string => {
  if (state === '7') return 'complete'
  return state === '9' ? (isTerminated ? 'cancelled' : 'unsuccessful') : 'active'
}

/** Organisation with its code; people are never in a release. */
const partyOf = (
  id: string,
  { name, creditCode }: { readonly name: string; readonly creditCode: string },
  roles: string[],
) => ({
  id,
  name,
  ...(creditCode === '' ? {} : { identifier: { scheme: 'CN-USCC', id: creditCode, legalName: name } }),
  roles,
})

/** Organisation id that suppliers have in releases. */
export const supplierKey = ({ id, creditCode }: SupplierData): string =>
  creditCode === '' ? `supplier-${id}` : `CN-USCC-${creditCode}`
const buyerKey = ({ creditCode }: ProjectData['buyer']) => (creditCode === '' ? 'buyer' : `CN-USCC-${creditCode}`)

/** The whole state of a project in OCDS, before a profile redacts it. */
export function stateOf(project: ProjectData): JsonObject {
  const { buyer, items, awards, contracts } = project
  const [method, details] = methods[project.kind]
  const own = { id: buyerKey(buyer), name: buyer.name }
  const names = new Map(items.map((item) => [item.id, item]))
  const suppliers = new Map(awards.map(({ supplier }) => [supplierKey(supplier), supplier]))
  return {
    parties: [
      partyOf(own.id, buyer, ['buyer']),
      ...[...suppliers].map(([id, supplier]) => partyOf(id, supplier, ['supplier'])),
    ],
    buyer: own,
    tender: {
      id: project.no,
      title: project.title,
      ...(project.content === '' ? {} : { description: project.content }),
      status: statusOf(project),
      procurementMethod: project.kind !== 'fixed' && project.scope === 'invited' ? 'limited' : method,
      procurementMethodDetails: details,
      awardCriteria: project.evaluation === 'weighted' ? 'ratedCriteria' : 'priceOnly',
      ...(project.quoteBeginAt === null || project.quoteEndAt === null
        ? {}
        : { tenderPeriod: { startDate: project.quoteBeginAt, endDate: project.quoteEndAt } }),
      items: items.map(({ id, name, spec, unit, quantity }) => ({
        id,
        description: [name, spec].filter(Boolean).join(' '),
        quantity: new Exact(shortest(quantity)),
        unit: { name: unit },
      })),
      ...(project.budget === null ? {} : { value: money(project.budget) }),
      ...(project.tenderers === null ? {} : { numberOfTenderers: project.tenderers }),
      ...(project.amendments.length === 0
        ? {}
        : { amendments: project.amendments.map(({ no, at }) => ({ id: String(no), date: at })) }),
    },
    ...(awards.length === 0
      ? {}
      : {
          awards: awards.map(({ id, at, supplier, lines, total }) => ({
            id,
            status: 'active',
            date: at,
            value: money(total),
            suppliers: [{ id: supplierKey(supplier), name: supplier.name }],
            items: lines.map(({ itemId, quantity, price }) => ({
              id: itemId,
              description: names.get(itemId)?.name ?? '-',
              quantity: new Exact(shortest(quantity)),
              unit: { name: names.get(itemId)?.unit ?? '-', value: money(shortest(price)) },
            })),
          })),
        }),
    ...(contracts.length === 0
      ? {}
      : {
          contracts: contracts.map(({ id, awardId, at, amount, isEnded, isCancelled, receipts, payments }) => ({
            id,
            awardID: awardId,
            status: isCancelled ? 'cancelled' : isEnded ? 'terminated' : 'active',
            dateSigned: at,
            value: money(amount),
            ...implementationOf({ receipts, payments }),
          })),
        }),
  }
}

function implementationOf({ receipts, payments }: Pick<ContractData, 'receipts' | 'payments'>): JsonObject {
  if (receipts.length === 0 && payments.length === 0) return {}
  const milestones = receipts.map(({ id, at }) => ({ id, type: 'delivery', dateMet: at, status: 'met' }))
  // Without payer and payee: a profile decides by itself whether suppliers have names.
  const transactions = payments.map(({ id, at, amount }) => ({ id, date: at, value: money(amount) }))
  return {
    implementation: {
      ...(receipts.length === 0 ? {} : { milestones }),
      ...(payments.length === 0 ? {} : { transactions }),
    },
  }
}

/** Whether the lines of an award add up to no more than its total: freight is beside them. */
export const addsUp = ({ lines, total }: AwardData): boolean =>
  compare(sum(lines.map(({ amount }) => amount)), total) <= 0

export type { Json }
