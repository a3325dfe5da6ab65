import { expect, test } from 'vitest'
import { refusals } from '#contract/refusals.ts'
import { connectOwner } from '#test/sql/owner.ts'
import { isTest } from '../../../tools/architecture/layers.ts'
import { read, sourceFiles } from '../../../tools/imports.ts'

/** Named constraints that no request violates, with the reason. Violating one is a fault of the product. */
const internalConstraints: Readonly<Record<string, string>> = {
  'auction.joined': 'a supplier that joins again changes its row',
  'dept.kind': 'the input of departments offers these two kinds',
  'ledger.availableNegative': 'ledger.post writes no such account, and answers it for budget.short and quota.short',
  'ledger.frozenNegative': 'ledger.post writes no such account, and holds are released once',
  'ledger.lotReturnedTooMuch': 'points come back to a lot from what it gave, under its lock',
  'ledger.lotTooMuch': 'points are taken from the lots that have them, under their locks',
  'payment.channel': 'a batch is written with the state of its channel',
  'project.auctionRuleKind': 'the rule of a project is written according to its kind',
  'user.supplierMissing': 'accounts of suppliers are created with their supplier, all others at entrances of staff',
}

interface NamedConstraint {
  readonly name: string
  /** Table, or the function that raises it. */
  readonly place: string
}

const undeclared = (constraints: readonly NamedConstraint[]) =>
  constraints
    .filter(({ name }) => !Object.hasOwn(refusals, name) && !Object.hasOwn(internalConstraints, name))
    .map(({ name, place }) => `${name} of ${place} is neither a refusal nor an internal constraint`)

const owner = await connectOwner()
const { rows: constraints } = await owner.query<NamedConstraint>(`
  select conname as name, conrelid::regclass::text as place from pg_constraint where conname ~ '^[a-zA-Z]+\\.[a-zA-Z]+$'
  union
  select c.relname, indrelid::regclass::text from pg_index join pg_class c on c.oid = indexrelid
  where indisunique and c.relname ~ '^[a-zA-Z]+\\.[a-zA-Z]+$'
  union
  select found[1], oid::regproc::text from pg_proc, regexp_matches(prosrc, '(?:constraint = |tenancy[.]limit_reached[(])''([^'']+)''', 'g') found
  where pronamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
  order by 1, 2`)

test('refusals: every constraint with the name of a refusal has its message, or is internal', () => {
  expect(constraints.length).toBeGreaterThan(50)
  expect(constraints).toContainEqual({ name: 'hold.differs', place: 'ledger.reserve' })
  expect(undeclared(constraints)).toEqual([])
  expect(undeclared([{ name: 'brand.nameGone', place: 'catalogue.brands' }])).toEqual([
    'brand.nameGone of catalogue.brands is neither a refusal nor an internal constraint',
  ])
})

test('refusals: internal constraints exist and have no message', () => {
  const names = new Set(constraints.map(({ name }) => name))
  expect(Object.keys(internalConstraints).filter((name) => !names.has(name) || Object.hasOwn(refusals, name))).toEqual(
    [],
  )
})

/** Codes that sources name as values; as keys they are declared, not used. Templates such as `format.${name}` count. */
function unused(codes: readonly string[], sources: string): string[] {
  const named = new Set([...sources.matchAll(/'([a-zA-Z]+\.[a-zA-Z]+)'(?!:)/g)].map(([, code]) => code!))
  const templates = [...sources.matchAll(/\b(?:refuse|Refusal)\(\s*`([^`]+)`/g)].map(
    ([, template]) =>
      new RegExp(`^${template!.replace('.', String.raw`\.`).replaceAll(/\$\{[^}]+\}/g, String.raw`\w+`)}$`),
  )
  return codes.filter((code) => !named.has(code) && !templates.some((template) => template.test(code)))
}

test('refusals: every refusal is given by the code or by a constraint', () => {
  const sources = sourceFiles()
    .filter((file) => /^(contract|server)\/src\//.test(file) && !isTest(file))
    .map(read)
  const byConstraint = new Set(constraints.map(({ name }) => name))
  const codes = Object.keys(refusals).filter((code) => !byConstraint.has(code))
  expect(codes.length).toBeGreaterThan(400)
  expect(unused(codes, sources.join('\n'))).toEqual([])
  const example = "refuse(`${kind}.short`); refuse('cart.full'); const declared = { 'cart.gone': [1, '', ''] }"
  expect(unused(['budget.short', 'cart.full', 'cart.gone', 'cart.short.x'], example)).toEqual([
    'cart.gone',
    'cart.short.x',
  ])
})
