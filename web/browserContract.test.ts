import { expect, test } from 'vitest'
import { withoutServer } from './browserContract.ts'

const compact = (code: string) => code.replaceAll(/\s+/g, ' ').replaceAll('/* @__PURE__ */ ', '')

test.each([
  [
    'a route loses its reply and its summary',
    "const a = route({ path: '/a', access: 'public', summary: 'A.', input: shape({ id: Id }), reply: shape({ b: B }) })",
    "const a = route({ path: '/a', access: 'public', input: shape({ id: Id }), })",
  ],
  [
    'a list loses its record',
    "const a = listRoute({ path: '/a', access: 'public', summary: 'A', filters: {}, record: Row })",
    "const a = listRoute({ path: '/a', access: 'public', filters: {}, })",
  ],
  [
    'a schema loses its description',
    "const a = Type.String({ maxLength: 3, description: 'words' + more })",
    'const a = Type.String({ maxLength: 3, })',
  ],
  [
    'fields of these names stay',
    'const a = shape({ description: Text(10), reply: Text(10), record: Text(10), summary: Text(10) })',
    'const a = shape({ description: Text(10), reply: Text(10), record: Text(10), summary: Text(10) })',
  ],
])('browser contract: %s', (_, code, expected) => {
  expect(compact(withoutServer(code))).toBe(expected)
})

test('browser contract: calls are marked as pure', () => {
  expect(withoutServer('export const Id = Optional(Text(3))')).toBe(
    'export const Id = /* @__PURE__ */ Optional(/* @__PURE__ */ Text(3))',
  )
})

test('browser contract: a call within a function stays, even if its result is unused', () => {
  const within = 'export function all(list) { const found = []; for (const one of list) found.push(one); return found }'
  expect(withoutServer(within)).toBe(within)
  expect(withoutServer('const add = (list, one) => { list.add(one) }\nconst a = make(() => read())')).toBe(
    'const add = (list, one) => { list.add(one) }\nconst a = /* @__PURE__ */ make(() => read())',
  )
})
