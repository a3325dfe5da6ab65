import type * as contract from '#contract/sourcing/enrolments.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { ownSupplier } from '#modules/suppliers/index.ts'
import { databaseTime, projects } from '../projects/project.store.ts'
import { managesProject } from './enrolment.rules.ts'
import { isAsking } from './question.rules.ts'
import {
  findQuestions,
  insertQuestion,
  isInvited,
  lockQuestion,
  setAnswer,
  setFollowed,
} from './participation.store.ts'

const mostQuestions = 20

/** A supplier asks; the answer is everybody's, who asked is not. */
export async function askQuestion(
  tx: Tx,
  actor: Actor,
  { projectId, body }: Input<typeof contract.askQuestion>,
): Promise<void> {
  const supplierId = await ownSupplier(tx, actor)
  const project = await projects.lock(tx, projectId)
  if (project.published_at === null) refuse('thing.notFound')
  if (project.scope === 'invited' && !(await isInvited(tx, projectId, supplierId))) refuse('thing.notFound')
  if (!isAsking(project, await databaseTime(tx))) refuse('question.closed')
  const known = await findQuestions(tx, projectId)
  if (known.filter(({ supplier_id }) => supplier_id === supplierId).length >= mostQuestions)
    refuse('question.tooMany', { most: mostQuestions })
  const question = { project_id: projectId, supplier_id: supplierId, user_id: actor.userId, body: body.trim() }
  const id = await insertQuestion(tx, question)
  await publish(tx, actor, { name: 'question.asked', id, data: { projectId } })
}

/** The buyer answers in public. A later answer replaces an earlier one; what was said stays in the history. */
export async function answerQuestion(
  tx: Tx,
  actor: Actor,
  { id, answer }: Input<typeof contract.answerQuestion>,
): Promise<void> {
  const question = (await lockQuestion(tx, id)) ?? refuse('thing.notFound')
  const project = await projects.find(tx, question.project_id)
  if (!managesProject(project.dept_path, actor)) refuse('thing.notFound')
  await setAnswer(tx, { id, answer: answer.trim(), answered_by: actor.userId })
  await publish(tx, actor, { name: 'question.answered', id, reason: answer.trim(), data: { projectId: project.id } })
}

/** A person follows a project to be notified of its changes. */
export async function followProject(
  tx: Tx,
  actor: Actor,
  { projectId, isFollowed }: Input<typeof contract.followProject>,
): Promise<void> {
  const project = await projects.find(tx, projectId)
  if (project.published_at === null) refuse('thing.notFound')
  if (project.scope === 'invited' && actor.supplierId !== null && !(await isInvited(tx, projectId, actor.supplierId)))
    refuse('thing.notFound')
  await setFollowed(tx, projectId, actor.userId, isFollowed)
}
