import { createHash } from 'node:crypto'
import { type SignalRule, type SignalSettings, signalRules, signalSettings } from '#contract/signals/settings.ts'
import { ruleWords } from '#contract/signals/ruleWords.ts'
import { systemActor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import { exemptionOf } from '../exemptions/exemption.store.ts'
import type { Examined } from '../facts/facts.rules.ts'
import { readFacts } from '../facts/examine.service.ts'
import type { Found } from '../rules/found.rules.ts'
import { ruleOf } from '../rules/rules.ts'
import { addFinding, handlersOf, isKnown, openCase } from './case.store.ts'

export const settingsOf = (db: Db): Promise<SignalSettings> =>
  readSettings(db, ...(Object.keys(signalSettings.usual) as (keyof SignalSettings)[]))

/** Thresholds of a rule, as a finding keeps them. */
const thresholdsOf = (rule: SignalRule, settings: SignalSettings): Readonly<Record<string, number>> =>
  Object.fromEntries(ruleWords[rule].thresholds.map((name) => [name, settings[name]]))

/** The same facts are one finding, whatever the thresholds: a setting that changes reopens no case. */
const digestOf = ({ severity, inputs }: Found): string =>
  createHash('sha256')
    .update(JSON.stringify([severity, inputs]))
    .digest('hex')

interface Raising {
  readonly tenantId: string
  readonly at: Date
  readonly settings: SignalSettings
}

/** Keeps what a rule has found: as a case, in one that there is, or counted under an exemption. */
export async function raise(
  tx: Tx,
  rule: SignalRule,
  found: Found,
  { tenantId, at, settings }: Raising,
): Promise<void> {
  const { subjectKey, windowKey, severity, evidence } = found
  const digest = digestOf(found)
  const about = { rule, subjectKey, windowKey }
  if ((await isKnown.one(tx, { ...about, digest })).is) return
  const exemption = await exemptionOf.first(tx, { rule, subjectKey, at })
  const finding = {
    ...about,
    ruleVersion: ruleOf(rule).version,
    severity,
    evidence,
    inputs: found.inputs,
    settings: thresholdsOf(rule, settings),
    digest,
    at,
  }
  if (exemption) return void (await addFinding(tx, { ...finding, caseId: null, exemptionId: exemption.id }))
  const { subject, projectIds, orderIds, supplierIds } = found
  const opened = await openCase.one(tx, { ...finding, subject, projectIds, orderIds, supplierIds })
  await addFinding(tx, { ...finding, caseId: opened.id, exemptionId: null })
  const isNew = opened.findings === 1
  const handlers = (await handlersOf(tx, { id: opened.id })).map(({ id }) => id)
  // All others are found in the queue, so that the messages that are sent are read. Evidence that joins is for the owner,
  // if the signal has not become their own business.
  const to = isNew ? (severity === 'high' ? handlers : []) : handlers.filter((id) => id === opened.handler_id)
  await publish(tx, systemActor(tenantId, '', at), {
    name: isNew ? 'signal.raised' : 'signal.joined',
    id: opened.id,
    to: opened.status,
    data: { rule, to },
  })
}

/** Documents whose facts are read, by what rules examine. */
export type Documents = Readonly<Partial<Record<Examined, readonly string[]>>>

/** Lets the rules that are on examine documents, and keeps what they find. */
export async function examine(tx: Tx, tenantId: string, documents: Documents, at: Date): Promise<void> {
  const settings = await settingsOf(tx)
  const wanted = signalRules.filter((rule) => !settings.signalRulesOff.includes(rule))
  for (const [examined, ids] of Object.entries(documents) as [Examined, readonly string[]][]) {
    const own = wanted.filter((rule) => ruleOf(rule).examines === examined)
    if (ids.length === 0 || own.length === 0) continue
    const facts = await readFacts[examined](tx, [...new Set(ids)], at)
    for (const rule of own)
      for (const each of facts)
        for (const found of ruleOf(rule).find(each, settings)) await raise(tx, rule, found, { tenantId, at, settings })
  }
}
