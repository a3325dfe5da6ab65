import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import type { Route } from '#contract/kit/route.ts'
import { Id, List, Maybe, Note, OneOf, Optional, shape, Text, Type } from '#contract/kit/schema.ts'
import type { Schema } from '#test/openapi.ts'
import { sampleOf } from '#test/samples.ts'
import { compileInput } from '#kit/http/validation.ts'

/** All routes of the contract, by file and name. */
async function contractRoutes(): Promise<Map<string, Route>> {
  const found = new Map<string, Route>()
  for (const file of globSync('contract/src/*/**/*.ts', { exclude: ['**/*.test.ts'] })) {
    const exported = (await import(pathToFileURL(resolve(file)).href)) as Readonly<Record<string, unknown>>
    for (const [name, value] of Object.entries(exported))
      if (typeof value === 'object' && value !== null && 'access' in value && 'input' in value)
        found.set(`${file.slice('contract/src/'.length)} ${name}`, value as Route)
  }
  return found
}

interface OptionalField {
  readonly path: string
  /** A valid input with this value in the field. */
  readonly with: (value: unknown) => unknown
}

/** All optional fields of a schema, in objects, lists and alternatives. */
function optionalFields(
  schema: Schema & { required?: string[] },
  put: OptionalField['with'] = (value) => value,
  path = '',
): OptionalField[] {
  const sample = sampleOf(schema)
  return [
    ...(schema.anyOf ?? []).flatMap((each) => optionalFields(each, put, path)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, each]) => {
      const at = `${path}.${name}`
      const putHere = (value: unknown) => put({ ...(sample as object), [name]: value })
      const isOptional = schema.required?.includes(name) !== true
      return [...(isOptional ? [{ path: at, with: putHere }] : []), ...optionalFields(each, putHere, at)]
    }),
    ...(schema.items ? optionalFields(schema.items, (value) => put([value]), `${path}[]`) : []),
  ]
}

/** What a query string or a form makes of a value. */
const asText = (input: object) =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]))

let routes = new Map<string, Route>()
beforeAll(async () => {
  routes = await contractRoutes()
})

test('empty fields: every optional field of every call may be empty', () => {
  const refused: string[] = []
  let tried = 0
  for (const [name, { method, upload, input: schema }] of routes) {
    const isText = method === 'GET' || upload !== undefined
    const validate = compileInput({ schema, httpPart: isText ? 'querystring' : 'body' })
    for (const { path, with: put } of optionalFields(schema)) {
      tried += 1
      const input = structuredClone(put('')) as object
      if (!validate(isText ? asText(input) : input)) refused.push(`${name} ${path}: ${JSON.stringify(validate.errors)}`)
    }
  }
  expect(routes.size).toBeGreaterThan(500)
  expect(tried).toBeGreaterThan(500)
  expect(refused).toEqual([])
})

const schema = shape({
  id: Optional(Id),
  name: Text(10),
  note: Optional(Note(10)),
  kind: Optional(OneOf(['a', 'b'])),
  day: Optional(Maybe(Type.String({ format: 'date-time' }))),
  page: Optional(Type.Integer({ default: 1 })),
  lines: Optional(List(shape({ id: Optional(Id), text: Optional(Note(10)) }))),
})
const validated = (input: object, httpPart: string) => {
  const validate = compileInput({ schema, httpPart })
  return validate(input) ? input : validate.errors?.[0]?.instancePath
}

test('empty fields: what cannot be empty is absent, what can be empty stays', () => {
  expect(validated({ id: '', name: 'x', note: '', kind: '', day: '', page: '' }, 'querystring')).toEqual({
    name: 'x',
    note: '',
    page: 1,
  })
  expect(validated({ name: 'x', day: null, kind: '', lines: [{ id: '', text: '' }, { id: '7' }] }, 'body')).toEqual({
    name: 'x',
    day: null,
    page: 1,
    lines: [{ text: '' }, { id: '7' }],
  })
})

test('empty fields: a required field is refused, and so is what only looks empty', () => {
  expect(validated({ name: '' }, 'body')).toBe('/name')
  expect(validated({ name: null }, 'body')).toBe('/name')
  expect(validated({ name: 'x', id: ' ' }, 'body')).toBe('/id')
  expect(validated({ name: 'x', id: null }, 'body')).toBe('/id')
  expect(validated({ name: 'x', page: '0x' }, 'querystring')).toBe('/page')
})
