import * as contract from '#contract/openData/profiles.ts'
import { type OpenDataField, openDataPaths } from '#contract/openData/fields.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveList } from '#kit/http/serveList.ts'
import { serveWrites } from '#kit/http/serveRecords.ts'
import { refuse } from '#kit/refusal.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import { ocidOf, releaseOf } from '../releases/publish.service.ts'
import { projectByNo, projectsToPublish, publishedProjects } from '../releases/project.store.ts'
import { end, profileFlow, publishProfile, save, savePrefix, sendBack, submit } from './profile.service.ts'
import { profileList, type ProfileRow } from './profile.store.ts'

type Listed = ProfileRow & { readonly releases: number; readonly problems: number }

function present(row: Listed, actor: Actor): contract.OpenDataProfile {
  const shown = row.status === '03' ? (row.rules ?? row.draft) : row.draft
  return {
    id: row.id,
    version: row.version,
    code: row.code,
    name: row.name,
    isPrivate: row.is_private,
    status: row.status,
    edition: row.edition,
    rules: openDataPaths.flatMap((path: OpenDataField) => {
      const treatment = shown[path]
      return treatment === undefined ? [] : [{ path, treatment }]
    }),
    releases: row.releases,
    problems: row.problems,
    editor: row.editor,
    publisher: row.publisher,
    updatedAt: row.updated_at.toISOString(),
    publishedAt: row.published_at?.toISOString() ?? null,
    can: profileFlow.can(row, actor),
  }
}

const previewed = 50

export function profileRoutes(app: App) {
  serveList(app, contract.listProfiles, {
    list: profileList,
    filter: () => ({}),
    present: (row, { actor }) => present(row as unknown as Listed, actor),
  })
  const write = serveWrites(app, async (db: Db, actor: Actor, id: string) =>
    present((await profileList.one(db, {}, id)) as unknown as Listed, actor),
  )
  write(contract.saveProfile, save)
  write(contract.submitProfile, submit)
  write(contract.publishProfile, publishProfile)
  write(contract.sendBackProfile, sendBack)
  write(contract.endProfile, end)
  serve(app, contract.previewProfile, async ({ db, actor, input: { id, projectNo } }) => {
    const profile = (await profileList.one(db, {}, id)) as unknown as Listed
    const { id: projectId } = (await projectByNo.first(db, { no: projectNo.trim() })) ?? refuse('thing.notFound')
    const [project] = await projectsToPublish(db, [projectId])
    const { ocidPrefix } = await readSettings(db, 'ocidPrefix')
    const naming = { ocid: ocidOf(ocidPrefix || 'ocds-000000', project!), no: 1, date: actor.now }
    const release = releaseOf(project!, { rules: profile.draft, secret: profile.secret }, naming)
    return { body: release?.body ?? '', problems: [...(release?.problems ?? [])] }
  })
  serve(app, contract.openDataState, async ({ db }) => {
    const [{ ocidPrefix }, projects] = [
      await readSettings(db, 'ocidPrefix'),
      await publishedProjects(db, { max: previewed }),
    ]
    return { ocidPrefix, projects: projects.map(({ project_no: projectNo, title }) => ({ projectNo, title })) }
  })
  serve(app, contract.saveOcidPrefix, async ({ db, actor, input }) => {
    await savePrefix(db, actor, input.ocidPrefix)
    return readSettings(db, 'ocidPrefix')
  })
}
