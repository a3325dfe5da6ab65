import { createHash } from 'node:crypto'
import type { Tx } from '#kit/database/database.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import { profilesInForce } from '../profiles/profile.store.ts'
import { type JsonObject, readExact, written } from './json.rules.ts'
import { tagsOf, withGone } from './merge.rules.ts'
import { projectsToPublish } from './project.store.ts'
import { redacted } from './redact.ts'
import { addRelease, addToFeed, forgetProblems, keepProblems, lastRelease, lockFeed } from './release.store.ts'
import { addsUp, type ProjectData, stateOf } from './state.rules.ts'
import { problemsOf } from './validate.ts'

interface InForce {
  readonly id: string
  readonly rules: Parameters<typeof redacted>[1]['rules']
  readonly secret: Uint8Array
}

const heads = new Set(['ocid', 'id', 'date', 'tag', 'initiationType', 'language'])
const digestOf = (content: JsonObject): string => createHash('sha256').update(written(content)).digest('hex')

interface Written {
  readonly body: string
  readonly digest: string
  readonly tags: readonly string[]
  readonly problems: readonly string[]
}

interface Naming {
  readonly ocid: string
  readonly no: number
  readonly date: Date
}

/** Release of a project as a profile publishes it, after the one before; undefined if nothing has changed. */
export function releaseOf(
  project: ProjectData,
  profile: Omit<InForce, 'id'>,
  { ocid, no, date }: Naming,
  before?: { readonly body: string; readonly digest: string },
): Written | undefined {
  const last = before && (readExact(before.body) as JsonObject)
  const known = last && Object.fromEntries(Object.entries(last).filter(([key]) => !heads.has(key)))
  const content = withGone(known, redacted(stateOf(project), profile))
  const digest = digestOf(content)
  if (digest === before?.digest) return undefined
  const tags = tagsOf(known, content)
  const head = {
    ocid,
    id: `${ocid}-${no}`,
    date: date.toISOString(),
    tag: tags,
    initiationType: 'tender',
    language: 'zh',
  }
  const body = written({ ...head, ...content })
  const unequal = project.awards.filter((award) => !addsUp(award)).map(({ id }) => `award ${id} does not add up`)
  return { body, digest, tags, problems: [...problemsOf(body), ...unequal] }
}

export const ocidOf = (prefix: string, { no }: Pick<ProjectData, 'no'>): string => `${prefix}-${no}`

/** Publishes what has changed of projects, in each profile in force, under the lock of the feed. */
export async function publishProjects(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  const [{ ocidPrefix }, profiles] = [await readSettings(tx, 'ocidPrefix'), await profilesInForce(tx)]
  if (ocidPrefix === '' || profiles.length === 0 || ids.length === 0) return
  await lockFeed(tx)
  // What is published is read under the lock: a later release is never older.
  const projects = await projectsToPublish(tx, ids)
  for (const project of projects)
    for (const profile of profiles) await publishOne(tx, project, profile, ocidOf(ocidPrefix, project), now)
}

async function publishOne(tx: Tx, project: ProjectData, profile: InForce, ocid: string, now: Date): Promise<void> {
  const of = { profileId: profile.id, projectId: project.projectId }
  const last = await lastRelease.first(tx, of)
  const no = (last?.no ?? 0) + 1
  // Dates rise within a process, also where two changes happen in one millisecond.
  const date = last && last.date >= now ? new Date(last.date.getTime() + 1) : now
  const release = releaseOf(project, profile, { ocid, no, date }, last)
  if (!release) return
  const { body, digest, tags, problems } = release
  if (problems.length > 0) return void (await keepProblems(tx, { ...of, problems, at: now }))
  await forgetProblems(tx, of)
  const { id } = await addRelease.one(tx, { ...of, no, ocid, releaseId: `${ocid}-${no}`, tags, date, body, digest })
  await addToFeed(tx, { id, kind: 'release' })
}
