import { Readable } from 'node:stream'
import { downloadAuditFile } from '#contract/sourcing/seal/audit.ts'
import type { Actor } from '#kit/actor.ts'
import { serveDownload } from '#kit/http/download.ts'
import type { App } from '#kit/http/serve.ts'
import { refuse } from '#kit/refusal.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import type { Profile } from '#sealing/audit/file.ts'
import { type AwardRow, awards } from '../award/award.store.ts'
import { tookPart } from '../award/result.service.ts'
import { findPublished } from '../projects/published.service.ts'
import { showsAll } from '../projects/policy.service.ts'
import type { Db } from '#kit/database/database.ts'
import type { ProjectRow } from '../projects/project.store.ts'
import type { Seals } from '../seal/seals.ts'
import { auditFileOf } from './audit.service.ts'

/** Disclosure profiles, least first. */
const profiles: readonly Profile[] = ['winner', 'totals', 'full']
const more = (a: Profile, b: Profile): Profile => (profiles.indexOf(a) > profiles.indexOf(b) ? a : b)

/**
 * Disclosure profile for the actor: complete for those who see all quotes, at least totals for suppliers who took part,
 * otherwise the tenant's setting.
 */
async function profileFor(db: Db, project: ProjectRow, award: AwardRow, actor: Actor): Promise<Profile> {
  if (showsAll(project, 'quotes', actor)) return 'full'
  const { auditProfile } = await readSettings(db, 'auditProfile')
  return (await tookPart(db, award.id, actor)) ? more(auditProfile, 'totals') : auditProfile
}

export function auditRoutes(app: App, seals: Seals) {
  serveDownload(app, downloadAuditFile, async ({ database, actor, input: { projectId } }) => {
    const { project, file } = await database.read(actor.tenantId, async (db) => {
      const found = await findPublished(db, actor, projectId)
      const award = found.award_id === null ? undefined : await awards.find(db, found.award_id)
      if (award?.status !== 'published') return refuse('result.none')
      const profile = await profileFor(db, found, award, actor)
      return { project: found, file: await auditFileOf(db, award, { profile, project: found, actor }, seals) }
    })
    const name = `${project.project_no}_audit.json`
    return { name, type: 'application/json; charset=utf-8', stream: Readable.from([JSON.stringify(file)]) }
  })
}
