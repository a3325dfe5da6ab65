import { expect, test } from 'vitest'
import { integer, record, text } from '../bytes/shape.ts'
import { makeExample } from '../testing/alterations.ts'
import { buildAuditFile } from './build.ts'
import { auditFileShape } from './fileShape.ts'

type Path = readonly (string | number)[]

/** Paths of all objects in a value, including itself. */
function objectsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return []
  const nested = Object.entries(value).flatMap(([name, each]) => objectsIn(each, [...path, name]))
  return Array.isArray(value) ? nested : [path, ...nested]
}
const at = (value: unknown, path: Path): Record<string, unknown> =>
  path.reduce((found: unknown, name) => (found as Record<string, unknown>)[name], value) as Record<string, unknown>

test('audit file shape: every object is closed: additional and missing fields are rejected', async () => {
  const { project, facts } = await makeExample('A')
  const file = await buildAuditFile(project.platform, { ...facts, profile: 'full' })
  expect(auditFileShape(file, '')).toEqual([])
  const paths = objectsIn(file)
  expect(paths.length).toBeGreaterThan(80)
  const sample = [
    ...new Map(paths.map((path) => [path.filter((name) => Number.isNaN(Number(name))).join('/'), path])).values(),
  ]
  for (const path of sample) {
    const added = structuredClone(file)
    at(added, path)['extra'] = ''
    expect([path, auditFileShape(added, '').length > 0]).toEqual([path, true])
    for (const name of Object.keys(at(file, path))) {
      const missing = structuredClone(file)
      delete at(missing, path)[name]
      expect([path, name, auditFileShape(missing, '').length > 0]).toEqual([path, name, true])
    }
  }
})

test('audit file shape: numbers are safe integers within bounds, text is well-formed', () => {
  const shape = record({ seq: integer(1, 3), name: text(/^[^]*$/) })
  const paths = (value: unknown) => shape(value, '').map(({ path }) => path)
  expect(paths({ seq: 3, name: '' })).toEqual([])
  for (const seq of [0, 4, 1.5, Number.NaN, '1', null, 2 ** 60]) expect(paths({ seq, name: '' })).toEqual(['seq'])
  expect(paths({ seq: 1, name: '\ud800' })).toEqual(['name'])
  for (const value of [null, [], 'x', undefined]) expect(paths(value)).toEqual([''])
})
