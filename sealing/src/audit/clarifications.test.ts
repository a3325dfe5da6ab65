import { expect, test } from 'vitest'
import { answerHash, type Clarification, clarificationOrigin, questionHash } from '../clarifications/clarification.ts'
import { makeExample } from '../testing/alterations.ts'
import { trustIn } from '../testing/audit.ts'
import { resigned } from '../testing/weightedAlterations.ts'
import { buildAuditFile } from './build.ts'
import { auditFileShape } from './fileShape.ts'
import { codesOf } from './report.ts'
import { verifyAuditFile } from './verify.ts'

type Asked = Omit<Clarification, 'no' | 'prev' | 'hash' | 'subject'>
const asked: readonly Asked[] = [
  {
    at: '2026-09-05T02:00:00.000Z',
    dueAt: '2026-09-07T02:00:00.000Z',
    question: '报价是否含安装？',
    files: [{ name: '问题.pdf', sha256: 'ab'.repeat(32) }],
    answer: { at: '2026-09-06T02:00:00.000Z', text: '含安装与调试', files: [], hash: '' },
  },
  { at: '2026-09-05T03:00:00.000Z', dueAt: '2026-09-07T02:00:00.000Z', question: '质保期？', files: [], answer: null },
]

/** Chain of questions to one bidder, as the platform makes it. */
function chainOf(chain: Parameters<typeof questionHash>[0], subject: string, questions: readonly Asked[]) {
  const made: Clarification[] = []
  for (const [at, each] of questions.entries()) {
    const linked = { ...each, subject, no: at + 1, prev: made.at(-1)?.hash ?? clarificationOrigin(chain, subject) }
    const hash = questionHash(chain, linked)
    const answer = each.answer && { ...each.answer, hash: answerHash(chain, hash, each.answer) }
    made.push({ ...linked, hash, answer })
  }
  return made
}

test.each(['A', 'B'] as const)(
  'clarifications: suite %s: files with and without pass; each alteration is found, signed again or not',
  async (suite) => {
    const { project, facts } = await makeExample(suite)
    const chain = { suite, projectId: facts.terms.projectId }
    const [subject, another] = facts.subjects.map((each) => each.subject)
    const clarifications = [...chainOf(chain, subject!, asked), ...chainOf(chain, another!, asked.slice(1))]
    const trust = trustIn(project)
    const plain = await verifyAuditFile(await buildAuditFile(project.platform, facts), trust)
    expect([codesOf(plain), plain.checked.includes('V14'), plain.trusted.includes('clarifications')]).toEqual([
      [],
      true,
      false,
    ])
    const file = await buildAuditFile(project.platform, { ...facts, clarifications })
    const report = await verifyAuditFile(file, trust)
    expect([codesOf(report), report.trusted.includes('clarifications')]).toEqual([[], true])

    const [one, two, three] = clarifications as [Clarification, Clarification, Clarification]
    const late = { ...asked[0]!, answer: { ...asked[0]!.answer!, at: '2026-09-08T02:00:00.000Z' } }
    const early = { ...asked[1]!, at: '2025-01-01T02:00:00.000Z' }
    const altered: readonly (readonly Clarification[])[] = [
      [{ ...one, question: '报价是否不含安装？' }, two, three],
      [{ ...one, files: [] }, two, three],
      [{ ...one, answer: { ...one.answer!, text: '不含安装' } }, two, three],
      [{ ...one, answer: { ...one.answer!, files: one.files } }, two, three],
      [{ ...one, dueAt: '2026-09-09T02:00:00.000Z' }, two, three],
      [two, three],
      [two, one, three],
      [one, two, { ...three, subject: 'cd'.repeat(32) }],
      [one, { ...two, prev: clarificationOrigin(chain, subject!) }, three],
      // Hashed again by the platform, but late, before the opening, or of nobody.
      chainOf(chain, subject!, [late]),
      chainOf(chain, subject!, [early]),
      chainOf(chain, 'cd'.repeat(32), asked),
    ]
    for (const [at, each] of altered.entries()) {
      expect([at, codesOf(await verifyAuditFile({ ...file, clarifications: each }, trust))]).toEqual([
        at,
        ['V01', 'V14'],
      ])
      const signedAgain = await resigned(project.platform, file, { clarifications: each })
      expect([at, codesOf(await verifyAuditFile(signedAgain, trust))]).toEqual([at, ['V14']])
    }
    // Closed shape: neither an empty list nor another field.
    expect(auditFileShape({ ...file, clarifications: [] }, '')).not.toEqual([])
    expect(auditFileShape({ ...file, clarifications: [{ ...one, extra: '' }, two] }, '')).not.toEqual([])
    const { prev: _, ...without } = one
    expect(auditFileShape({ ...file, clarifications: [without] }, '')).not.toEqual([])
  },
)
