import type * as contract from '#contract/sourcing/enrolments.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { ownSupplier } from '#modules/suppliers/index.ts'
import { findPublished, lockPublished } from '../projects/published.service.ts'
import { refuseUnlessManaging } from '../projects/project.access.service.ts'
import { databaseTime, projects } from '../projects/project.store.ts'
import { isAsking } from './question.rules.ts'
import { countQuestionsOf, insertQuestion, lockQuestion, setAnswer, setFollowed } from './participation.store.ts'

const maxQuestions = 20

/** Asks a question; the answer is public, the asking supplier is not. */
export async function askQuestion(
  tx: Tx,
  actor: Actor,
  { projectId, body }: Input<typeof contract.askQuestion>,
): Promise<void> {
  const supplierId = await ownSupplier(tx, actor)
  const project = await lockPublished(tx, actor, projectId)
  if (!isAsking(project, await databaseTime(tx))) refuse('question.closed')
  if ((await countQuestionsOf(tx, projectId, supplierId)) >= maxQuestions)
    refuse('question.tooMany', { max: maxQuestions })
  const question = { project_id: projectId, supplier_id: supplierId, user_id: actor.userId, body: body.trim() }
  const id = await insertQuestion(tx, question)
  await publish(tx, actor, { name: 'question.asked', id, data: { projectId } })
}

/** Answers a question in public. A later answer replaces an earlier one, which stays in the history. */
export async function answerQuestion(
  tx: Tx,
  actor: Actor,
  { id, answer }: Input<typeof contract.answerQuestion>,
): Promise<void> {
  const question = (await lockQuestion(tx, id)) ?? refuse('thing.notFound')
  const project = await projects.find(tx, question.project_id)
  refuseUnlessManaging(project, 'questions', actor)
  await setAnswer(tx, { id, answer: answer.trim(), answered_by: actor.userId })
  await publish(tx, actor, { name: 'question.answered', id, reason: answer.trim(), data: { projectId: project.id } })
}

/** Follows or unfollows a project: a filter of the halls, and notifications by mail. */
export async function followProject(
  tx: Tx,
  actor: Actor,
  { projectId, isFollowed }: Input<typeof contract.followProject>,
): Promise<void> {
  await findPublished(tx, actor, projectId)
  await setFollowed(tx, projectId, actor.userId, isFollowed)
}
