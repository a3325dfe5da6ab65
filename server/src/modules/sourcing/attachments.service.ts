import { seesOf } from '#contract/sourcing/hall/visibility.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import type { CanRead } from '#kit/module.ts'
import { publishedFor, takesPart } from './projects/published.service.ts'
import { showsAll } from './projects/policy.service.ts'
import { viewerOf } from './projects/visibility.rules.ts'
import { enrolments, findEnrolment } from './participation/participation.store.ts'
import { seesObjection } from './objections/objection.access.service.ts'
import { takesPartInRunning } from './projects/project.access.service.ts'
import { someRerun } from './reruns/rerun.service.ts'
import { seesClarification } from './clarifications/clarification.access.service.ts'
import { seesDeposit } from './deposits/deposit.present.ts'
import { canReadQuoteFiles } from './seal/attachments/attachment.service.ts'
import { projects } from './projects/project.store.ts'

async function maySeeFiles(db: Db, actor: Actor, id: string): Promise<boolean> {
  if (await takesPartInRunning(db, actor, id)) return true
  const project = await publishedFor(db, actor, id)
  if (!project) return false
  const enrolment = actor.supplierId === null ? undefined : await findEnrolment(db, id, actor.supplierId)
  const viewer = viewerOf({ project, isEnrolled: takesPart(project, enrolment, actor) }, actor)
  return seesOf('files', viewer, {}) === 'yes'
}

/**
 * Read access checks of attachments: by the visibility policy of projects; files of an enrolment for the supplier
 * itself and the buyer. Re-runs show the files of the first project.
 */
export const canReadAttachments: Readonly<Record<string, CanRead>> = {
  project: async (db, actor, id) =>
    (await maySeeFiles(db, actor, id)) || someRerun(db, id, (rerun) => maySeeFiles(db, actor, rerun)),
  objection: seesObjection,
  objectionAnswer: seesObjection,
  clarification: seesClarification,
  projectDeposit: seesDeposit,
  quote: canReadQuoteFiles,
  enrolment: async (db, actor, id) => {
    const enrolment = await enrolments.findIfThere(db, id)
    if (!enrolment) return false
    if (actor.supplierId !== null) return enrolment.supplier_id === actor.supplierId
    return showsAll(await projects.find(db, enrolment.project_id), 'enrolments', actor)
  },
}
