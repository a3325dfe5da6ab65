import { expect, test } from 'vitest'
import { closeScoring, saveScores, submitScores } from '#contract/sourcing/evaluation/evaluation.ts'
import { as } from '#test/app.ts'
import { outcomes } from '#test/ordering/atOnce.ts'
import { connectAuditor } from '#test/ordering/auditor.ts'
import { createEvaluationFixture, createScoring, save, score } from '#test/sourcing/evaluation.ts'

const { owner } = await connectAuditor()
const fixture = await createEvaluationFixture()
const { buyer, experts } = fixture
const [first, second] = experts
const good = [
  ['88.5', '90.0'],
  ['70.0', '65.0'],
]

test('scoring: concurrent submission, saving, reopening and closing are each executed once', async () => {
  for (let round = 0; round < 3; round++) {
    const project = await createScoring(fixture, { expertIds: [first.userId, second.userId] })
    const { id, version } = project
    await score(second, project, good)
    const room = await save(first, project, good)
    const submit = () => as(first, submitScores, { projectId: id, version: room.version, scores: room.scores })
    const ends = await outcomes([
      submit(),
      submit(),
      submit(),
      as(first, saveScores, { projectId: id, version: room.version, scores: room.scores }),
      as(buyer, closeScoring, { id, version, reason: '时间紧' }),
    ])
    expect(ends.slice(0, 4).filter((end) => end === 'ok').length).toBeLessThanOrEqual(1)
    const { rows } = await owner.query<{ count: number; closed: number }>(
      `select (select count(*)::int from sourcing.score_submissions u join sourcing.score_sheets s on s.id = u.sheet_id
         where s.project_id = $1) as count,
       (select count(*)::int from kit.events where entity_id = $1 and name = 'project.scoringClosed') as closed`,
      [id],
    )
    const hasSubmitted = ends.slice(0, 3).includes('ok')
    expect(rows[0]).toMatchObject({ count: hasSubmitted ? 2 : 1 })
    expect(rows[0]!.closed).toBeLessThanOrEqual(1)
    if (hasSubmitted || ends[4] === 'ok') expect(rows[0]!.closed).toBe(1)
  }
})
