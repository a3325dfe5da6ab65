import type { EntryDraft } from '#contract/sso/ssoEntries.ts'
import { nextId } from '#kit/database/query/nextId.ts'
import type { Actor } from '#kit/actor.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { violationOf } from '#kit/outbound/outbound.address.ts'
import { refuse } from '#kit/refusal.ts'
import { describeFailure } from './adapters/adapter.ts'
import { addressesOf, validateDraft, type Violation } from './entry.rules.ts'
import { type EntryRow, findEntry, insertEntry, lockEntry, setEntry, setEntryEnabled } from './entry.store.ts'
import { entryConfigOf, type SsoContext, encryptSecret } from './ssoContext.ts'
import { insertSubject, removeSubject, userByCode } from './subject.store.ts'

const localized = ({ lang }: Actor, [zh, en]: Violation) => (lang === 'en' ? en : zh)

function validateEntry({ policy }: SsoContext, actor: Actor, draft: EntryDraft, hasSecret: boolean): void {
  const violation = validateDraft(draft, hasSecret)
  if (violation) refuse('sso.settings', { what: localized(actor, violation) })
  for (const [[zh, en], address] of addressesOf(draft))
    if (violationOf(address, policy))
      refuse('sso.settings', {
        what: localized(actor, [`${zh}须为可访问的 https 地址`, `${en} must be a reachable https URL`]),
      })
}

export async function createEntry(
  ssoContext: SsoContext,
  tx: Tx,
  actor: Actor,
  draft: EntryDraft,
  secret: string | undefined,
) {
  validateEntry(ssoContext, actor, draft, (secret ?? '') !== '')
  const id = await nextId(tx)
  const entry = await insertEntry(tx, id, draft, encryptSecret(ssoContext, 'entry', id, secret) ?? null)
  await publish(tx, actor, { name: 'ssoEntry.created', id, to: 'off', data: publicPart(draft) })
  return entry
}

export async function editEntry(
  ssoContext: SsoContext,
  tx: Tx,
  actor: Actor,
  read: { id: string; version: number },
  draft: EntryDraft,
  secret: string | undefined,
) {
  const before = await lockEntry(tx, read.id)
  if (before.version !== read.version) refuse('thing.stale')
  validateEntry(ssoContext, actor, draft, secret === undefined ? before.secret !== null : secret !== '')
  const after = await setEntry(tx, before, draft, encryptSecret(ssoContext, 'entry', before.id, secret))
  const data = { ...publicPart(draft), secretChanged: secret !== undefined }
  await publish(tx, actor, { name: 'ssoEntry.edited', id: before.id, data })
  return after
}

/** Audited part of a draft: everything except the secret. */
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
  await publish(tx, actor, { name, id: before.id, from: stateOf(!isEnabled), to: stateOf(isEnabled) })
  return after
}

/** Connection test; the result contains no secret and nothing about the server's network. */
export async function probeEntry(ssoContext: SsoContext, database: Database, actor: Actor, id: string, origin: string) {
  const row = await database.read(actor.tenantId, (db) => findEntry(db, id))
  try {
    return { ok: true, found: await ssoContext.adapters[row.adapter].probe(entryConfigOf(ssoContext, row), origin) }
  } catch (error) {
    return { ok: false, found: describeFailure(error, actor.lang) }
  }
}

export async function addSubject(
  ssoContext: SsoContext,
  tx: Tx,
  actor: Actor,
  { entryId, subject, userCode }: { entryId: string; subject: string; userCode: string },
) {
  const entry = await lockEntry(tx, entryId)
  const userId = (await userByCode(tx, userCode)) ?? refuse('sso.noAccount')
  const issuer = ssoContext.adapters[entry.adapter].issuer(entryConfigOf(ssoContext, entry))
  const added = await insertSubject(tx, { entryId, issuer, subject, userId })
  await publish(tx, actor, { name: 'ssoEntry.subjectAdded', id: entryId, data: { subjectId: added.id, userId } })
  return added
}

export async function deleteSubject(tx: Tx, actor: Actor, id: string) {
  const removed = (await removeSubject(tx, id)) ?? refuse('thing.notFound')
  const data = { subjectId: id, userId: removed.user_id }
  await publish(tx, actor, { name: 'ssoEntry.subjectRemoved', id: removed.entry_id, data })
}
