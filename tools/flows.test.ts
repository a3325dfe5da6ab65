import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { permissions, type Permission } from '#contract/permissions.ts'
import { say } from '#contract/refusals.ts'
import { type Actor, systemActor } from '#kit/actor.ts'
import { flow } from '#kit/flow.ts'
import { Refusal } from '#kit/refusal.ts'
import { withDiagram, printed } from './flows.ts'
import { read } from './imports.ts'

test.each(printed)('flow diagrams: $page matches its flow', async ({ page, text }) => {
  const content = await readFile(page, 'utf8')
  expect(content).toBe(withDiagram(content, text))
})

test('flow diagrams: a page with another flow is detected', () => {
  const page = 'a\n<!-- flow: printed by tools/flows.ts -->\nold\n<!-- /flow -->\nb'
  expect(withDiagram(page, 'new')).not.toBe(page)
  expect(() => withDiagram('no markers', 'new')).toThrow('no markers')
})

type Flow = ReturnType<typeof flow<{ status: string }, string, string>>

/** All flows of the modules, by name. */
const flows = await Promise.all(
  globSync('server/src/modules/**/*.rules.ts').map(async (file) => {
    const names = [...read(file).matchAll(/^export const (\w+) = (?:flow<|caseFlow<|applicationFlowOf\()/gm)].map(
      ([, name]) => name!,
    )
    if (names.length === 0) return []
    const exported = (await import(pathToFileURL(file).href)) as Record<string, Flow>
    return names.map((name) => [name, exported[name]!] as const)
  }),
)

const everyPermission = new Set(Object.keys(permissions)) as ReadonlySet<Permission>
const able: Actor = { ...systemActor('1'), permissions: everyPermission }
const unable: Actor = { ...able, entrance: 'purchaser', permissions: new Set() }

const refusalOf = (decide: () => unknown): Refusal | undefined => {
  try {
    decide()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  return undefined
}

test.each(flows.flat())('flows: %s names each of its states in refusals, to those who may act', (_, of) => {
  const { moves, names } = of
  expect(Object.values(moves).flatMap(({ from }) => from.filter((status) => !(status in names)))).toEqual([])
  for (const [action, { from, needs }] of Object.entries(moves))
    for (const [status, [zh, en]] of Object.entries(names).filter(([each]) => !from.includes(each))) {
      const refusal = refusalOf(() => of.decide({ status }, action, able))
      expect([action, status, refusal?.code, refusal?.facts]).toEqual([
        action,
        status,
        'thing.wrongState',
        { state: [zh, en] },
      ])
      expect(say('thing.wrongState', 'zh-CN', refusal?.facts)).toContain(`“${zh}”`)
      expect(say('thing.wrongState', 'en', refusal?.facts)).toContain(`“${en}”`)
      // Commands with an owner find nothing for anybody else.
      if (needs !== 'owner') expect(refusalOf(() => of.decide({ status }, action, unable))?.facts).toEqual({})
    }
})

test('flows: all are found', () => {
  expect(flows.flat().length).toBeGreaterThanOrEqual(17)
})
