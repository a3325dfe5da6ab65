import { firstCharacters } from '#contract/kit/text/characters.ts'
import { OneOf, type Static } from '#contract/kit/schema.ts'

/** When the count of a pattern begins anew. */
export const sequenceResets = ['never', 'day', 'month', 'year'] as const
export const SequenceReset = OneOf(sequenceResets)
export type SequenceReset = Static<typeof SequenceReset>

interface DeclaredSequence {
  readonly code: string
  readonly name: string
  readonly enName: string
  readonly pattern: string
  /** `global`: a running number over all tenants and documents. */
  readonly reset: SequenceReset | 'global'
  /** Its documents belong to a department that orders or sources: patterns may have `{dept}`. */
  readonly hasDept?: true
}

/** Number sequences: those of the specification, and those of documents. */
export const sequences: readonly DeclaredSequence[] = [
  {
    code: 'applySystem',
    name: '询比价项目',
    enName: 'Inquiries',
    pattern: 'XJ-{yy}{MM}{dd}-{seq:3}',
    reset: 'day',
    hasDept: true,
  },
  {
    code: 'applyMCC',
    name: '定点采购项目',
    enName: 'Direct purchases',
    pattern: 'DD-{yy}{MM}{dd}-{seq:3}',
    reset: 'day',
    hasDept: true,
  },
  {
    code: 'applyBidding',
    name: '竞价项目',
    enName: 'Bidding',
    pattern: 'JJ-{yy}{MM}{dd}-{seq:3}',
    reset: 'day',
    hasDept: true,
  },
  { code: 'order', name: '订单', enName: 'Orders', pattern: 'DD{yyyy}{MM}{dd}{seq:6}', reset: 'global', hasDept: true },
  {
    code: 'delivery',
    name: '发货单',
    enName: 'Deliveries',
    pattern: 'FH{yyyy}{MM}{dd}{seq:6}',
    reset: 'global',
    hasDept: true,
  },
  {
    code: 'receipt',
    name: '收货单',
    enName: 'Receipts',
    pattern: 'SH{yyyy}{MM}{dd}{seq:6}',
    reset: 'global',
    hasDept: true,
  },
  {
    code: 'return',
    name: '退货单',
    enName: 'Returns',
    pattern: 'TH{yyyy}{MM}{dd}{seq:6}',
    reset: 'global',
    hasDept: true,
  },
  { code: 'statement', name: '对账单', enName: 'Statements', pattern: 'DZ{yyyy}{MM}{dd}{seq:6}', reset: 'global' },
  { code: 'contract', name: '合同', enName: 'Contracts', pattern: 'HT{yyyy}{MM}{dd}{seq:6}', reset: 'global' },
  {
    code: 'paymentRequest',
    name: '付款申请',
    enName: 'Payment requests',
    pattern: 'FQ{yyyy}{MM}{dd}{seq:6}',
    reset: 'global',
  },
]
export const sequenceOf = (code: string): DeclaredSequence => sequences.find((each) => each.code === code)!

const parts = /\{(yyyy|yy|MM|dd|dept|seq:[1-9])\}/g
/** Longest number; columns and papers have room for it. */
export const maxNumberLength = 32
/** Characters of a department's code that a number has at most. */
const maxDeptLength = 8
/** What stands for a department in numbers. */
export const deptPart = (code: string): string =>
  firstCharacters(code.replaceAll(/[^A-Za-z0-9_./-]/g, ''), maxDeptLength) || '0'

/**
 * Refusal of a pattern, or undefined: it has one count, nothing in braces but known parts, letters, digits and `-_./`
 * beside them, and the date parts without which a count that begins anew would give a number twice.
 */
export function patternProblem(
  pattern: string,
  reset: SequenceReset,
  hasDept: boolean,
): 'seq' | 'characters' | 'noDept' | 'length' | 'dates' | undefined {
  const found = [...pattern.matchAll(parts)].map(([, part]) => part ?? '')
  if (found.filter((part) => part.startsWith('seq')).length !== 1) return 'seq'
  if (!/^[A-Za-z0-9_./-]*$/.test(pattern.replaceAll(parts, ''))) return 'characters'
  if (found.includes('dept') && !hasDept) return 'noDept'
  if (numberLike(pattern, '20261231', 1, 'X'.repeat(maxDeptLength)).length > maxNumberLength) return 'length'
  const hasYear = found.includes('yyyy') || found.includes('yy')
  const needed = {
    never: [],
    year: [hasYear],
    month: [hasYear, found.includes('MM')],
    day: [hasYear, found.includes('MM'), found.includes('dd')],
  }
  return needed[reset].every(Boolean) ? undefined : 'dates'
}

/** Number by a pattern on a day (`YYYYMMDD`), as the database makes it; for previews. */
export const numberLike = (pattern: string, day: string, count: number, deptCode: string): string =>
  pattern.replaceAll(parts, (_, part: string) => {
    if (part === 'yyyy') return day.slice(0, 4)
    if (part === 'yy') return day.slice(2, 4)
    if (part === 'MM') return day.slice(4, 6)
    if (part === 'dd') return day.slice(6, 8)
    if (part === 'dept') return deptPart(deptCode)
    return String(count).padStart(Number(part.slice(4)), '0')
  })
