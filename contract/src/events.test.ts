import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { events } from './events.ts'
import { mergeNamed } from './kit/manifest.ts'

/** Events that a module declares: `orderingEvents` of `ordering/events.ts`. */
async function declaredIn(file: string): Promise<Readonly<Record<string, unknown>>> {
  const exported = (await import(pathToFileURL(resolve(file)).href)) as Readonly<Record<string, object>>
  return { ...exported[`${file.split('/').at(-2)!}Events`] }
}

test('events: the registry has every event of every module, and no name twice', async () => {
  const declared = await Promise.all(globSync('contract/src/*/events.ts').map(declaredIn))
  expect(declared.length).toBeGreaterThan(15)
  expect(Object.keys(mergeNamed('events', declared)).toSorted()).toEqual(Object.keys(events).toSorted())
  expect(() => mergeNamed('events', [...declared, { 'order.shipped': {} }])).toThrow('order.shipped is declared twice')
})

test('declarations: those of all parts are merged', () => {
  expect(mergeNamed('ports', [{ a: 1 }, undefined, { b: 2 }])).toEqual({ a: 1, b: 2 })
})

test('declarations: a name that two parts declare is refused, also one of every object', () => {
  expect(() => mergeNamed('ports', [{ a: 1 }, { b: 2, a: 1 }])).toThrow('ports: a is declared twice')
  expect(mergeNamed('ports', [{ toString: 1 }])).toEqual({ toString: 1 })
})
