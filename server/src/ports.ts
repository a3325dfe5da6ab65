import { mergeNamed } from '#contract/kit/manifest.ts'
import type { CanRead, Module, OpenWork, QueryPorts } from '#kit/module.ts'
import { kitAsks } from '#kit/queryPorts.ts'

/**
 * What modules answer each other. Throws an Error if two of them answer the same question, or if nobody answers one
 * that a module or the kit asks.
 */
export function portsOf(modules: readonly Pick<Module, 'asks' | 'queryPorts' | 'canRead' | 'openWork'>[]) {
  const answered = mergeNamed<unknown>(
    'query ports',
    modules.map(({ queryPorts }) => queryPorts),
  ) as Partial<QueryPorts>
  const requested = [...kitAsks, ...modules.flatMap(({ asks = {} }) => Object.keys(asks))]
  const missing = requested.find((name) => !Object.hasOwn(answered, name))
  if (missing !== undefined) throw new Error(`query ports: nothing answers ${missing}`)
  const canRead = mergeNamed<CanRead>(
    'read access',
    modules.map((module) => module.canRead),
  )
  const openWork = mergeNamed<OpenWork>(
    'open work',
    modules.map((module) => module.openWork),
  )
  return { queryPorts: answered as QueryPorts, canRead, openWork }
}
