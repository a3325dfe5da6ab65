/** @module-tag thorough */
import { createRequire } from 'node:module'
import type * as ajvModule from 'ajv'
import type addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { registerFormats } from '#contract/kit/validators.ts'
import { refusals } from '#contract/refusals.ts'
import { type ApiDocument, withExamples } from '#kit/http/examples/document.ts'
import { exampleOf } from '#kit/http/examples/example.rules.ts'
import { server } from '#test/app.ts'

const require = createRequire(import.meta.url)
const ajv = new (require('ajv') as typeof ajvModule).Ajv({ strict: false })
const withFormats = require('ajv-formats') as typeof addFormats
withFormats.default(ajv)
registerFormats((name, hasFormat) => ajv.addFormat(name, hasFormat))

const document = server.app.swagger() as ApiDocument
const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, operation })),
)
const isValid = (schema: object, example: unknown): boolean => ajv.compile(schema)(example)

test('examples of the API: each input and each reply has one, valid against its schema', () => {
  expect(operations.length).toBeGreaterThan(1000)
  const wrong: string[] = []
  for (const { name, operation } of operations) {
    const media = [
      ...(operation.parameters ?? []).map((each) => [`${name} ${each.name}`, each] as const),
      ...Object.entries(operation.requestBody?.content ?? {}).map(([type, each]) => [`${name} ${type}`, each] as const),
    ]
    for (const [which, { schema, example }] of media)
      if (!schema || example === undefined || !isValid(schema, example)) wrong.push(which)
    const answered = operation.responses?.['200']?.content?.['application/json']
    if (!answered?.schema) continue
    const { accepted } = answered.examples ?? {}
    if (!accepted || !isValid(answered.schema, accepted.value)) wrong.push(`${name} reply`)
  }
  expect(wrong).toEqual([])
}, 120_000)

test('examples of the API: refusals are those of the contract, with the status that the server sends', () => {
  const numbers = new Set<number>(Object.values(refusals).map(([number]) => number))
  for (const { name, operation } of operations) {
    for (const [status, { content }] of Object.entries(operation.responses ?? {}))
      for (const [code, { value }] of Object.entries(content?.['application/json']?.examples ?? {})) {
        if (code === 'accepted') continue
        expect([name, numbers.has((value as { code: number }).code)]).toEqual([name, true])
        expect([name, code, status]).toEqual([name, code, code === 'apiKey.tooMany' ? '429' : '200'])
      }
    const codes = Object.keys(operation.responses?.['200']?.content?.['application/json']?.examples ?? {})
    const isOpen = operation['x-access']?.access === 'public'
    if (codes.length > 0) expect([name, codes.includes('session.none')]).toEqual([name, !isOpen])
  }
})

test('examples of the API: the same contract gives the same examples', () => {
  const once = JSON.stringify(document)
  expect(JSON.stringify(withExamples(structuredClone(document)))).toBe(once)
  expect(exampleOf({ type: 'string', pattern: '^x{3}$' })).toBe('')
})
