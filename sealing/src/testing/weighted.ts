import type { AuditFacts } from '../audit/build.ts'
import type { AuditSheet } from '../audit/file.ts'
import type { Rule } from '../quotes/terms.ts'
import { type ScoreReceipt, signScoreReceipt } from '../scoring/scoreReceipt.ts'
import { auditFacts } from './audit.ts'
import { projectId } from './ceremony.ts'
import { closeRound, makeProject, openRound, type Project, subjectIn, submit } from './project.ts'

export const weightedRule: Partial<Rule> = {
  award: 'weighted',
  priceWeight: '60',
  criteria: [
    { name: '价格', kind: 'price', weight: 60 },
    { name: '质量', kind: 'technical', weight: 25 },
    { name: '服务', kind: 'business', weight: 15 },
  ],
}

/** Scores of an expert for each supplier. */
export const sheetFor = (
  project: Project,
  expert: number,
  points: Readonly<Record<string, readonly string[]>>,
): AuditSheet => ({
  expert,
  no: 1,
  at: `2026-01-06T0${expert}:00:00.000Z`,
  name: null,
  scores: Object.entries(points).map(([supplier, own]) => ({ subject: subjectIn(project, supplier), points: own })),
})

/** Weighted award with three suppliers and two experts: `b` wins, although `a` is cheaper. */
export interface WeightedExample {
  readonly project: Project
  readonly facts: AuditFacts
  /** Receipts of the experts. */
  readonly receipts: readonly ScoreReceipt[]
}

export async function makeWeighted(suite: 'A' | 'B', rule: Partial<Rule> = {}): Promise<WeightedExample> {
  const project = makeProject(suite, { rule: { ...weightedRule, ...rule } })
  await openRound(project)
  await submit(project, 'a', '10.0000')
  await submit(project, 'b', '10.5000')
  await submit(project, 'c', '12.0000')
  await closeRound(project)
  const sheets = [
    sheetFor(project, 1, { a: ['70.0', '60.0'], b: ['92.5', '90.0'], c: ['80.0', '75.0'] }),
    sheetFor(project, 2, { a: ['75.5', '65.0'], b: ['90.0', '88.0'], c: ['85.0', '70.0'] }),
  ]
  const receipts = await Promise.all(sheets.map((sheet) => signScoreReceipt(project.platform, projectId, sheet)))
  return { project, facts: await auditFacts(project, { sheets }), receipts }
}
