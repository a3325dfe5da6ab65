import {
  findScoringRoom,
  type ScoringRoom,
  saveScores,
  submitScores,
} from '#contract/sourcing/evaluation/evaluation.ts'
import type { WrittenScore } from '#contract/sourcing/evaluation/scoreShapes.ts'
import type { Criterion, ProjectDraft } from '#contract/sourcing/projectDraft.ts'
import { aDepartment, aPerson, as, type Person } from '../app.ts'
import { createOpened, itemNamed } from './awards.ts'
import { createSourcingFixture, type Project, type SourcingFixture } from './fixture.ts'

export const criteria: Criterion[] = [
  { name: '价格', kind: 'price', weight: 60 },
  { name: '质量', kind: 'technical', weight: 25 },
  { name: '服务', kind: 'business', weight: 15 },
]
const items = [itemNamed('防寒大衣', '10', '238'), itemNamed('防寒帽', '4', '24')]
/** Totals: 2,392.00 and 2,488.00. */
const offers = [
  ['230.0000', '23.0000'],
  ['240.0000', '22.0000'],
] as const

/** Evaluation fixture: a sourcing fixture with two experts and a supervisor. */
export interface EvaluationFixture extends SourcingFixture {
  readonly experts: readonly [Person, Person]
  readonly supervisor: Person
}

export async function createEvaluationFixture(
  options: Parameters<typeof createSourcingFixture>[0] = {},
): Promise<EvaluationFixture> {
  const fixture = await createSourcingFixture({ suppliers: 2, ...options })
  const dept = await aDepartment(fixture.tenant)
  const expert = (name: string) => aPerson(fixture.tenant, { permissions: ['project.score'], name, dept })
  return {
    ...fixture,
    experts: [await expert('贺书瑶'), await expert('方以宁')],
    supervisor: await aPerson(fixture.tenant, { permissions: ['project.supervise'], name: '钟望舒', dept }),
  }
}

export const named = ({ experts, supervisor }: EvaluationFixture) => ({
  expertIds: experts.map(({ userId }) => userId),
  supervisorIds: [supervisor.userId],
})

/** A weighted project with opened quotes. */
export const createScoring = (
  fixture: EvaluationFixture,
  over: Partial<ProjectDraft> = {},
  offered: readonly (readonly string[])[] = offers,
): Promise<Project> =>
  createOpened(fixture, { items, evaluation: 'weighted', criteria, ...named(fixture), ...over }, offered)

export const roomOf = (expert: Person, { id: projectId }: { readonly id: string }): Promise<ScoringRoom> =>
  as(expert, findScoringRoom, { projectId })

/** Scores for the suppliers in the order of their quotes. */
export const scoresFor = (
  { suppliers }: Pick<ScoringRoom, 'suppliers'>,
  points: readonly (readonly string[])[],
  comment = '',
): WrittenScore[] =>
  suppliers.flatMap(({ supplierId }, at) =>
    points[at]!.map((given, criterion) => ({ supplierId, criterion, points: given, comment })),
  )

export async function save(expert: Person, project: { readonly id: string }, points: readonly (readonly string[])[]) {
  const scoringRoom = await roomOf(expert, project)
  const { version } = scoringRoom
  return as(expert, saveScores, { projectId: project.id, version, scores: scoresFor(scoringRoom, points) })
}
export async function score(
  expert: Person,
  project: { readonly id: string },
  points: readonly (readonly string[])[],
  comment = '',
) {
  const scoringRoom = await roomOf(expert, project)
  const { version } = scoringRoom
  return as(expert, submitScores, { projectId: project.id, version, scores: scoresFor(scoringRoom, points, comment) })
}
