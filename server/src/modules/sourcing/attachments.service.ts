import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import type { CanRead } from '#kit/module.ts'
import { findPublished, takesPart } from './hall/notice.service.ts'
import { seesOf, viewerOf } from './hall/visibility.rules.ts'
import { enrolments, findEnrolment } from './participation/participation.store.ts'
import { findProjectFor } from './projects/project.access.service.ts'

/** A lookup that refuses what is not there, or not theirs, answers whether it found something. */
const isFound = (found: Promise<unknown>): Promise<boolean> =>
  found.then(
    () => true,
    () => false,
  )

async function maySeeFiles(sql: Db, actor: Actor, id: string): Promise<boolean> {
  if (await isFound(findProjectFor(sql, actor, id))) return true
  const project = await findPublished(sql, actor, id).catch(() => null)
  if (project === null) return false
  const enrolment = actor.supplierId === null ? undefined : await findEnrolment(sql, id, actor.supplierId)
  const viewer = viewerOf({ deptPath: project.dept_path, isEnrolled: takesPart(project, enrolment, actor) }, actor)
  return seesOf('files', viewer, false) === 'yes'
}

/** Who may download what is attached: by the one policy of projects; of an enrolment the supplier itself and the buyer. */
export const canReadAttachments: Readonly<Record<string, CanRead>> = {
  project: maySeeFiles,
  enrolment: async (sql, actor, id) => {
    const enrolment = await enrolments.find(sql, id).catch(() => null)
    if (enrolment === null) return false
    if (actor.supplierId !== null) return enrolment.supplier_id === actor.supplierId
    return isFound(findProjectFor(sql, actor, enrolment.project_id))
  },
}
