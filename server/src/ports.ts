import { mergeNamed } from '#contract/kit/manifest.ts'
import type { CanRead, Module, QueryPorts } from '#kit/module.ts'

const defaultQueryPorts: QueryPorts = {
  unreviewedOrders: async () => 0,
  openTasks: async () => new Map(),
  accountNames: async () => new Map(),
  supplierName: async () => null,
  rootDepartment: async () => undefined,
  ordersInProgress: async () => 0,
  fundsInForce: async () => 0,
  orderNumbers: async () => new Map(),
  projectNumbers: async () => new Map(),
  lockedPeople: async () => [],
  isLoginLocked: async () => false,
  restrictedOf: async () => ({ ids: [], permissions: new Set() }),
}

/** What modules answer each other. Throws an Error if two of them answer the same question. */
export function portsOf(modules: readonly Pick<Module, 'queryPorts' | 'canRead'>[]) {
  const answered = mergeNamed<unknown>(
    'query ports',
    modules.map(({ queryPorts }) => queryPorts),
  ) as Partial<QueryPorts>
  const canRead = mergeNamed<CanRead>(
    'read access',
    modules.map((module) => module.canRead),
  )
  return { queryPorts: { ...defaultQueryPorts, ...answered }, canRead }
}
