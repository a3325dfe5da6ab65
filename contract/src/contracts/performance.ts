import { route } from '#contract/kit/route.ts'
import { Amount, Count, Id, Maybe, shape, type Static } from '#contract/kit/schema.ts'

/** Performance of a contract 履约情况: its stages, and what its orders have come to, with tax. */
export const ContractPerformance = shape({
  gross: Amount,
  stagesDone: Count,
  stageCount: Count,
  doneAmount: { ...Amount, description: 'amounts of the stages that are done' },
  orders: { ...Maybe(Count), description: 'null: the contract was drafted directly, so that no orders belong to it' },
  ordered: Amount,
  received: { ...Amount, description: 'accepted, less what was sent back' },
  invoiced: Amount,
  paid: Amount,
})
export type ContractPerformance = Static<typeof ContractPerformance>

export const findContractPerformance = route({
  method: 'GET',
  path: '/orderrest/api/contract/performance',
  access: 'session',
  entrances: ['purchaser', 'supplier', 'operator'],
  summary:
    'Get the performance of a contract, for its parties and its approvers: stages, ordered, received, invoiced, paid',
  input: shape({ id: Id }),
  reply: ContractPerformance,
})
