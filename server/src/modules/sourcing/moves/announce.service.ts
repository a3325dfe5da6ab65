import type { ChangeNotice } from '#contract/sourcing/projectNotice.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { insertNotice } from '../projects/change.store.ts'
import { type Done, finishMove } from './finish.service.ts'
import type { Seen } from '../projects/project.access.service.ts'
import type { LockedProject, ProjectRow } from '../projects/project.store.ts'

interface Announced {
  readonly title: string
  readonly changes: ChangeNotice['changes']
  /** New values of the project. */
  readonly patch: NonNullable<Done['patch']>
}

/** Changes a published project with a numbered public notice; the event contains the same changes. */
export async function announceChange(
  tx: Tx,
  actor: Actor,
  seen: Seen<LockedProject>,
  action: 'change' | 'extendNegotiation',
  { title, changes, patch }: Announced,
): Promise<ProjectRow> {
  const { id, change_count: count } = seen.project
  const [no, reason] = [count + 1, title.trim()]
  await insertNotice(tx, { project_id: id, no, title: reason, changes, user_id: actor.userId })
  const fields = changes.map(({ field, before, after }) => ({ field, before, after }))
  return finishMove(tx, actor, seen, action, { patch: { ...patch, change_count: no }, reason, facts: { no, fields } })
}
