import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { buildAuditFile } from '#sealing/audit/build.ts'
import type { AuditFile } from '#sealing/audit/file.ts'
import { alterations, type Example, makeExample } from '#sealing/testing/alterations.ts'
import { keptBy, trustIn } from '#sealing/testing/audit.ts'
import { makeWeighted } from '#sealing/testing/weighted.ts'
import { resigned, weightedAlterations } from '#sealing/testing/weightedAlterations.ts'
import { auditFile } from './audit.command.ts'

const folder = mkdtempSync(join(tmpdir(), 'audit-'))
const write = (name: string, value: unknown) => {
  const file = join(folder, name)
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value))
  return file
}
let example: Example
let file: AuditFile
let trust: string
beforeAll(async () => {
  example = await makeExample('A')
  file = await buildAuditFile(example.project.platform, example.facts)
  trust = write('trust.json', trustIn(example.project))
})

async function run(given: string, options: Readonly<Record<string, string | undefined>>) {
  const said: string[] = []
  const spies = (['log', 'error'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((text: string) => void said.push(text)),
  )
  const isGood = await auditFile({ args: [given], options, lang: 'en' })
  for (const spy of spies) spy.mockRestore()
  return { isGood, said: said.join('\n') }
}
const codesIn = (said: string) => [...new Set([...said.matchAll(/✗ (V\d\d)/g)].map(([, code]) => code))]

test('audit command: an unaltered file passes, with and without evidence; unproven facts are listed', async () => {
  const audit = write('audit.json', file)
  const alone = await run(audit, { trust })
  expect(alone).toMatchObject({ isGood: true, said: expect.stringContaining('✓ V13') })
  expect(alone.said).toContain('add receipts')
  const { packets, closingHeads } = keptBy(example.project)
  const evidence = [...packets, ...closingHeads].map((one, n) => write(`evidence-${n}.json`, one)).join(',')
  const shown = await run(audit, { trust, evidence })
  expect(shown.isGood).toBe(true)
  expect(shown.said).not.toContain('add receipts')
})

test.each(alterations.map((alteration) => [alteration.name, alteration] as const))(
  'audit command: %s is refused even if the platform signs the file again',
  async (name, { alter, codes, withReceipts }) => {
    const altered = write(`${name.replaceAll(/\W+/g, '-')}.json`, await alter(example, file))
    const { receipts } = keptBy(example.project)
    const evidence = withReceipts ? receipts.map((one, n) => write(`receipt-${n}.json`, one)).join(',') : undefined
    const { isGood, said } = await run(altered, { trust, evidence })
    expect([isGood, codesIn(said)]).toEqual([false, codes])
  },
)

test.each(weightedAlterations)(
  'audit command: %s of a weighted result is refused even if signed again',
  async (name, alter, codes) => {
    const { project, facts, receipts } = await makeWeighted('A')
    const audit = await buildAuditFile(project.platform, facts)
    const known = write('weighted-trust.json', trustIn(project))
    const evidence = receipts.map((each, n) => write(`score-receipt-${n}.json`, each)).join(',')
    const right = await run(write('weighted.json', audit), { trust: known, evidence })
    expect([right.isGood, right.said.includes('score receipts')]).toEqual([true, false])
    const altered = write(`weighted-${name.slice(0, 2)}.json`, await resigned(project.platform, audit, alter(audit)))
    const { isGood, said } = await run(altered, { trust: known })
    expect([isGood, codesIn(said)]).toEqual([false, codes])
  },
)

test.each([
  ['no trust file', () => ({}), 'Missing --trust'],
  ['a trust file that is none', () => ({ trust: write('none.json', {}) }), 'no platformKey'],
  ['a file that is no JSON', () => ({ trust: write('text.json', '{') }), 'text.json'],
  ['evidence that is none', () => ({ trust, evidence: write('odd.json', { odd: 1 }) }), 'odd.json'],
  ['evidence that is not there', () => ({ trust, evidence: join(folder, 'gone.json') }), 'gone.json'],
])('audit command: %s is reported', async (_, options, word) => {
  const { isGood, said } = await run(write('audit.json', file), options())
  expect([isGood, said.includes(word)]).toEqual([false, true])
})

test('audit command: a file in which a name occurs twice is refused, whichever value is read', async () => {
  const text = JSON.stringify(file)
  const twice = [
    text.replace('"profile":', '"profile":"full","profile":'),
    text.replace('"reason":', '"reas\\u006fn":"x","reason":'),
  ]
  for (const [n, given] of twice.entries()) {
    const { isGood, said } = await run(write(`twice-${n}.json`, given), { trust })
    expect([isGood, codesIn(said)]).toEqual([false, ['V00']])
  }
  const doubled = JSON.stringify(trustIn(example.project)).replace(
    '"platformKey":',
    '"platformKey":"aa","platformKey":',
  )
  expect((await run(write('audit.json', text), { trust: write('doubled.json', doubled) })).isGood).toBe(false)
})
