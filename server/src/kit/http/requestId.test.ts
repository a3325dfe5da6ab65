import { expect, test } from 'vitest'
import { newTraceId, requestId } from './requestId.ts'

test('request id: a valid trace id of the caller is kept; otherwise a new one is created', () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
  expect(requestId({ headers: { traceparent: `00-${trace}-00f067aa0ba902b7-01` } })).toBe(trace)
  for (const traceparent of [undefined, '', `00-${trace}`, `00-${trace.toUpperCase()}-x`, `01-${trace}-x`])
    expect(requestId({ headers: traceparent === undefined ? {} : { traceparent } })).toMatch(/^[0-9a-f]{32}$/)
})

test('request id: ids are unique, even after the pool is refilled', () => {
  const ids = Array.from({ length: 2_000 }, newTraceId)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/)
})
