import { randomBytes } from 'node:crypto'
import { type OpenDataField, openDataFields, type ProfileRules, type Treatment } from '#contract/openData/fields.ts'
import {
  type ProfileAction,
  type ProfileStatus,
  profileStatusNames,
  type saveProfile,
} from '#contract/openData/profiles.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { flow } from '#kit/flow.ts'
import { addJob } from '#kit/jobs/jobs.ts'
import { refuse, refuseInput } from '#kit/refusal.ts'
import { changeSettings, readSettings } from '#modules/tenancy/index.ts'
import { publishAllJob } from '../releases/publish.listener.ts'
import { hasReleases, lockFeed } from '../releases/release.store.ts'
import { addEdition, type ProfileRow, profiles } from './profile.store.ts'

interface Moved {
  readonly status: ProfileStatus
  readonly editor_person_id: string
}
const bySomebodyElse = {
  holds: ({ editor_person_id: personId }: Moved, actor: Actor) => personId !== actor.personId,
  otherwise: 'openDataProfile.ownDraft',
} as const

/** Flow of a profile: written by one person, published by another, changed by a new draft, ended. */
export const profileFlow = flow<Moved, ProfileStatus, ProfileAction>(
  {
    edit: { from: ['01', '03', '04'], to: '01', needs: 'openData.manage' },
    submit: { from: ['01'], to: '02', needs: 'openData.manage' },
    publish: { from: ['02'], to: '03', needs: 'openData.publish', only: bySomebodyElse },
    sendBack: { from: ['02'], to: '01', needs: 'openData.publish' },
    end: { from: ['03'], to: '04', needs: 'openData.publish' },
  },
  profileStatusNames,
)

/** Treatments by path; refuses one that a field does not allow, and fields that come twice. */
function rulesFrom(rules: Input<typeof saveProfile>['rules']): ProfileRules {
  const chosen: Partial<Record<OpenDataField, Treatment>> = {}
  for (const { path, treatment } of rules) {
    const { names, allowed } = openDataFields[path]
    if (path in chosen) refuse('openDataProfile.pathTwice')
    if (!allowed.includes(treatment)) refuse('openDataProfile.treatment', { name: names[0] })
    if (treatment !== 'omit') chosen[path] = treatment
  }
  return chosen
}

export async function save(tx: Tx, actor: Actor, input: Input<typeof saveProfile>): Promise<string> {
  const written = {
    name: input.name.trim() || refuseInput('required', { field: 'name' }),
    code: input.code,
    is_private: input.isPrivate,
    draft: rulesFrom(input.rules),
    editor: actor.userName,
    editor_person_id: actor.personId,
    updated_at: actor.now,
  }
  const saved = async (id: string, edition: number) => {
    await publish(tx, actor, { name: 'openDataProfile.saved', id, to: '01', data: { code: input.code, edition } })
    return id
  }
  if (input.id === undefined) {
    const row = await profiles.insert(tx, { ...written, secret: randomBytes(32) })
    return saved(row.id, 0)
  }
  const before = await profiles.lock(tx, input.id, input.version)
  profileFlow.decide(before as unknown as ProfileRow, 'edit', actor)
  if (before.edition > 0 && before.code !== input.code) refuse('openDataProfile.codeFixed')
  // Who reads is decided by the two people of the first publication: a private feed never opens by a draft.
  if (before.edition > 0 && before.is_private !== input.isPrivate) refuse('openDataProfile.accessFixed')
  await profiles.set(tx, before, { ...written, status: '01' })
  return saved(before.id, before.edition)
}

const verbs = { submit: 'submitted', publish: 'published', sendBack: 'sentBack', end: 'ended' } as const
type Move = keyof typeof verbs

const moveBy =
  (action: Move) =>
  async (tx: Tx, actor: Actor, { id, version }: { readonly id: string; readonly version: number }): Promise<string> => {
    const locked = await profiles.lock(tx, id, version)
    const before = locked as unknown as ProfileRow
    const status = profileFlow.decide(before, action, actor)
    const edition = action === 'publish' ? before.edition + 1 : before.edition
    if (action === 'publish') {
      if ((await readSettings(tx, 'ocidPrefix')).ocidPrefix === '') refuse('openData.prefixMissing')
      const { draft: rules, editor } = before
      await addEdition(tx, { profileId: id, edition, rules, editor, publisher: actor.userName, at: actor.now })
      await addJob(tx, publishAllJob, {}, { key: `${id} ${edition}` })
      const published = { publisher: actor.userName, published_at: actor.now }
      await profiles.set(tx, locked, { status, edition, rules, ...published })
    } else {
      // Who submits answers for the draft: somebody else publishes it.
      const submitter = action === 'submit' ? { editor: actor.userName, editor_person_id: actor.personId } : {}
      await profiles.set(tx, locked, { status, ...submitter })
    }
    const name = `openDataProfile.${verbs[action]}` as const
    await publish(
      tx,
      actor,
      newEvent(name, { id, from: before.status, to: status, data: { code: before.code, edition } }),
    )
    return id
  }
export const submit = moveBy('submit')
export const publishProfile = moveBy('publish')
export const sendBack = moveBy('sendBack')
export const end = moveBy('end')

/** Sets the prefix of open contracting ids; while there are releases it stays, because ids never change. */
export async function savePrefix(tx: Tx, actor: Actor, ocidPrefix: string): Promise<void> {
  await lockFeed(tx)
  const { before, isChanged } = await changeSettings(tx, { ocidPrefix })
  if (!isChanged) return
  if ((await hasReleases.one(tx)).is) refuse('openData.prefixInUse')
  const data = { before: before.ocidPrefix ?? '', after: ocidPrefix }
  await publish(tx, actor, { name: 'openData.prefixSet', id: actor.tenantId, data })
}
