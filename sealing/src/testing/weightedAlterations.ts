import { signAuditFile } from '../audit/build.ts'
import type { AuditFile, AuditSheet } from '../audit/file.ts'
import type { AuditCheck } from '../audit/report.ts'
import type { Signer } from '../suites/signature.ts'

export const withSheet = (file: AuditFile, at: number, change: (sheet: AuditSheet) => Partial<AuditSheet>) => {
  const sheets = file.result.sheets!
  return { ...file.result, sheets: sheets.with(at, { ...sheets[at]!, ...change(sheets[at]!) }) }
}
export const points = (of: readonly string[]) => (sheet: AuditSheet) => ({
  scores: sheet.scores.with(0, { ...sheet.scores[0]!, points: of }),
})
const rule = ({ terms }: AuditFile, change: object) => ({ terms: { ...terms, rule: { ...terms.rule, ...change } } })

const withoutCriteria = (terms: AuditFile['terms']): Partial<AuditFile> => {
  const { criteria: _, ...rule } = terms.rule
  return { terms: { ...terms, rule } }
}

/** Alterations of a weighted result, each with the checks that find it even after the platform has signed it again. */
export const weightedAlterations: readonly [
  name: string,
  alter: (file: AuditFile) => Partial<AuditFile>,
  codes: readonly AuditCheck[],
][] = [
  ['W1 one score of one expert', (file) => ({ result: withSheet(file, 0, points(['99.0', '60.0'])) }), ['V11']],
  [
    'W2 a weight',
    (file) =>
      rule(file, { criteria: file.terms.rule.criteria!.map((each, at) => ({ ...each, weight: [50, 35, 15][at]! })) }),
    ['V04', 'V11'],
  ],
  [
    'W3 the places of two suppliers',
    ({ result }) => {
      const [first, second, ...others] = result.ranking
      const ranking = [{ ...second!, rank: 1 }, { ...first!, rank: 2 }, ...others]
      return { result: { ...result, ranking, award: { ...result.award, seq: second!.seq } } }
    },
    ['V07', 'V10', 'V11'],
  ],
  [
    'W4 a total score',
    ({ result }) => ({ result: { ...result, scores: result.scores.map((each) => ({ ...each, points: '88.00' })) } }),
    ['V11'],
  ],
  [
    'W5 the sheet of an expert left out',
    ({ result }) => ({ result: { ...result, sheets: result.sheets!.slice(1) } }),
    ['V11'],
  ],
  [
    'W6 a supplier that an expert did not score',
    (file) => ({ result: withSheet(file, 1, ({ scores }) => ({ scores: scores.slice(1) })) }),
    ['V11'],
  ],
  [
    'W7 an expert counted twice',
    ({ result }) => ({ result: { ...result, sheets: [...result.sheets!, result.sheets![0]!] } }),
    ['V11'],
  ],
  ['W8 more than 100', (file) => ({ result: withSheet(file, 0, points(['100.5', '60.0'])) }), ['V00']],
  ['W9 two decimals', (file) => ({ result: withSheet(file, 0, points(['70.05', '60.0'])) }), ['V00']],
  ['W10 no criteria', ({ terms }) => withoutCriteria(terms), ['V04', 'V11']],
]

/** Altered file, signed again by the platform. */
export async function resigned(platform: Signer, file: AuditFile, change: Partial<AuditFile>): Promise<AuditFile> {
  const { sig: _, ...rest } = { ...file, ...change }
  return signAuditFile(platform, rest)
}
