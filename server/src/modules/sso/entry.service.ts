import type { EntryDraft } from '#contract/sso/ssoEntries.ts'
import type { Actor } from '#kit/actor.ts'
import type { Database, Tx } from '#kit/database.ts'
import { announce } from '#kit/events.ts'
import { objectionTo } from '#kit/outbound.ts'
import { refuse } from '#kit/refusal.ts'
import { findingIn } from './adapter.ts'
import { addressesOf, draftObjection, type Wrong } from './entry.rules.ts'
import {
  type EntryRow,
  findEntry,
  insertEntry,
  lockEntry,
  newEntryId,
  setEntry,
  setEntryEnabled,
} from './entry.store.ts'
import { configOf, type Ground, sealedSecret } from './ground.ts'
import { insertSubject, removeSubject, userByCode } from './subject.store.ts'

const inWords = ({ lang }: Actor, [zh, en]: Wrong) => (lang === 'en' ? en : zh)

function check({ policy }: Ground, actor: Actor, draft: EntryDraft, hasSecret: boolean): void {
  const wrong = draftObjection(draft, hasSecret)
  if (wrong) refuse('sso.settings', { what: inWords(actor, wrong) })
  for (const [[zh, en], address] of addressesOf(draft))
    if (objectionTo(address, policy))
      refuse('sso.settings', {
        what: inWords(actor, [`${zh}须为可访问的 https 地址`, `${en} must be an https address`]),
      })
}

export async function createEntry(ground: Ground, tx: Tx, actor: Actor, draft: EntryDraft, secret: string | undefined) {
  check(ground, actor, draft, (secret ?? '') !== '')
  const id = await newEntryId(tx)
  const entry = await insertEntry(tx, id, draft, sealedSecret(ground, 'entry', id, secret) ?? null)
  await announce(tx, actor, { name: 'ssoEntry.created', id, to: 'off', data: publicPart(draft) })
  return entry
}

export async function editEntry(
  ground: Ground,
  tx: Tx,
  actor: Actor,
  read: { id: string; version: number },
  draft: EntryDraft,
  secret: string | undefined,
) {
  const before = await lockEntry(tx, read.id)
  if (before.version !== read.version) refuse('thing.stale')
  check(ground, actor, draft, secret === undefined ? before.secret !== null : secret !== '')
  const after = await setEntry(tx, before, draft, sealedSecret(ground, 'entry', before.id, secret))
  const data = { ...publicPart(draft), secretChanged: secret !== undefined }
  await announce(tx, actor, { name: 'ssoEntry.edited', id: before.id, data })
  return after
}

/** Certificates and addresses are no secrets; who changed them is asked later. */
const publicPart = ({ page, app, adapter, accountBy, claim, settings }: EntryDraft) => ({
  page,
  app,
  adapter,
  accountBy,
  claim,
  issuer: settings.issuer,
  address: settings.address,
  bareDigest: settings.bareDigest,
})

const stateOf = (isEnabled: boolean) => (isEnabled ? 'on' : 'off')

export async function switchEntry(tx: Tx, actor: Actor, read: { id: string; version: number }, isEnabled: boolean) {
  const before = await lockEntry(tx, read.id)
  if (before.version !== read.version) refuse('thing.stale')
  if (before.is_enabled === isEnabled) return before as EntryRow
  const after = await setEntryEnabled(tx, before, isEnabled)
  const name = isEnabled ? 'ssoEntry.switchedOn' : 'ssoEntry.switchedOff'
  await announce(tx, actor, { name, id: before.id, from: stateOf(!isEnabled), to: stateOf(isEnabled) })
  return after
}

/** What is found out is for the one who sets it up: without anything that is secret, or that describes the network of the server. */
export async function probeEntry(ground: Ground, database: Database, actor: Actor, id: string, origin: string) {
  const row = await database.read(actor.tenantId, (sql) => findEntry(sql, id))
  try {
    return { ok: true, found: await ground.adapters[row.adapter].probe(configOf(ground, row), origin) }
  } catch (error) {
    return { ok: false, found: findingIn(error, actor.lang) }
  }
}

export async function addSubject(
  ground: Ground,
  tx: Tx,
  actor: Actor,
  { entryId, subject, userCode }: { entryId: string; subject: string; userCode: string },
) {
  const entry = await lockEntry(tx, entryId)
  const userId = (await userByCode(tx, userCode)) ?? refuse('sso.noAccount')
  const issuer = ground.adapters[entry.adapter].issuer(configOf(ground, entry))
  const added = await insertSubject(tx, { entryId, issuer, subject, userId })
  await announce(tx, actor, { name: 'ssoEntry.subjectAdded', id: entryId, data: { subjectId: added.id, userId } })
  return added
}

export async function takeSubjectAway(tx: Tx, actor: Actor, id: string) {
  const removed = (await removeSubject(tx, id)) ?? refuse('thing.notFound')
  const data = { subjectId: id, userId: removed.user_id }
  await announce(tx, actor, { name: 'ssoEntry.subjectRemoved', id: removed.entry_id, data })
}
