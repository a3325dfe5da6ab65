import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { auditReason } from './auditReasons.ts'

const folder = new URL('../../../../sealing/src/audit/checks/', import.meta.url)
const source = readdirSync(folder)
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n')
const codes = [...source.matchAll(/unless\([^]*?, '(\w+)'(?=\)|, \{)|why: '(\w+)'|^ {4,}'(\w+)',$/gm)].map(
  ([, condition, literal, line]) => condition ?? literal ?? line ?? '',
)

test('audit reason: every reason of a check has a text in both languages', () => {
  expect(codes.length).toBeGreaterThan(40)
  expect([...new Set(codes)].filter((why) => auditReason({ check: 'V05', why })[0] === why)).toEqual([])
})

test('audit reason: a format error names the field, an unknown reason is shown as it is', () => {
  expect(auditReason({ check: 'V00', why: '/terms' })).toEqual([
    '字段 /terms 不符合格式',
    'Field /terms has an invalid format',
  ])
  expect(auditReason({ check: 'V01', why: 'odd' })).toEqual(['odd', 'odd'])
})
