import type { ProjectDraft } from '#contract/sourcing/projectDraft.ts'
import type { Actor } from '#kit/actor.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { editProject, rerunProject } from '#modules/sourcing/commands.ts'
import { type ProjectRun, stateOf } from './projectRun.ts'

const failedProject = sqlQuery(
  'demo.failedProject',
  `select id, version from sourcing.projects where title = $title and state = '9' order by id limit 1`,
)

/** Repeats the failed project of this title with a draft of its own; undefined if the tenant has none. */
export async function repeat(run: ProjectRun, buyer: Actor, draft: ProjectDraft): Promise<string | undefined> {
  const { tx, project } = run
  const failed = project.rerunOf && (await failedProject.first(tx, { title: project.rerunOf }))
  if (!failed) return undefined
  const id = await rerunProject(tx, buyer, { ...failed, withInvited: true })
  const { version } = await stateOf(run, id)
  return editProject(tx, buyer, { id, version, ...draft })
}
