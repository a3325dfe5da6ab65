import { type MetricKey, metricOf } from '#contract/insight/metrics.ts'
import { type Statistic, statisticRowNames, statisticTopicNames } from '#contract/insight/statistics.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import { formatCents, formatCount } from '#contract/kit/format.ts'
import type { Permission } from '#contract/permissions.ts'
import type { Lang } from '#contract/kit/refusals.ts'
import { addJobs, type JobContext } from '#kit/jobs/jobs.ts'
import { type Mail, messageIdOf } from '#kit/mail/mail.ts'
import { mailJob } from '#kit/mail/mail.job.ts'
import { reachesOf } from '#kit/reach.rules.ts'
import { textIn } from '#kit/spreadsheet/export.rules.ts'
import { hostOf, readSettings } from '#modules/tenancy/index.ts'
import { stockReaderOf } from '../stock/stockReader.service.ts'
import { readStatistic } from '../statistics/statistic.service.ts'
import type { KindNames } from '../statistics/tables.ts'
import { findScope } from '../scope.service.ts'
import { words } from './letter.words.ts'
import { letterJob } from './letterJob.ts'
import { daysOfView, dueFor } from './view.rules.ts'
import { findOwner, lockMailedViews, noteSent, views } from './view.store.ts'

const atOnce = 200
const maxRows = 5

/** Queues the letters of views whose hour has come, each once a day. */
export async function mailViews({ database, tenantId, now }: JobContext): Promise<void> {
  for (let after = '0'; ;) {
    const last = await database.write(tenantId, async (tx) => {
      const found = await lockMailedViews(tx, { after, max: atOnce })
      const due = found.flatMap(({ id, rhythm, hour, sent_for: sentFor }) => {
        const day = dueFor(rhythm, hour, now)
        return day !== null && (sentFor === null || sentFor < day) ? [{ id, day }] : []
      })
      if (due.length > 0) await noteSent(tx, due)
      await addJobs(
        tx,
        letterJob,
        due.map(({ id, day }) => ({ data: { viewId: id, day }, key: `${id} ${day}` })),
      )
      return found.length < atOnce ? undefined : found.at(-1)?.id
    })
    if (last === undefined) return
    after = last
  }
}

interface Sending {
  readonly mail: Mail | undefined
  readonly portalUrlOf: (host: string) => string
}

/**
 * Mails the figures of a view, computed with what its owner may read when it is sent. Who has left, lost the permission,
 * or may not see the department any more, gets nothing.
 */
export const sendView = ({ mail, portalUrlOf }: Sending, kindNames: KindNames) =>
  mailJob(mail, {
    ...letterJob,
    write: async (db, { viewId, day }, { tenantId, now }) => {
      const view = await views.findIfThere(db, viewId)
      const owner = view && (await findOwner(db, view.owner_id))
      const host = await hostOf(db, tenantId)
      if (!view || !owner || host === undefined || view.rhythm === 'none') return undefined
      const permissions = new Set(owner.permissions as Permission[])
      const { dept_id: ownDept, grants } = owner
      const reaches = grants === null ? {} : { reaches: reachesOf(ownDept, grants) }
      const reader = { permissions, deptId: ownDept, ...reaches, now, entrance: owner.entrance, userId: owner.id }
      if (!permissions.has('insight.read')) return undefined
      if (view.topic === 'stock' && !stockReaderOf(reader)) return undefined
      if (!(await findScope(db, reader, view.filter.deptId))) return undefined
      const days = daysOfView(view.period, view.filter, dayOf(now))
      const { lang } = owner
      const say = words[lang]
      const statistic = await readStatistic(db, reader, view.topic, { ...view.filter, ...days }, kindNames)
      const { webTitle } = await readSettings(db, 'webTitle')
      return {
        id: messageIdOf(tenantId, 'insightView', viewId, day),
        template: 'insight.view',
        to: { name: owner.name, address: owner.email },
        fromName: webTitle,
        lang,
        letter: {
          subject: say.subject(view.name, days.since, days.until),
          paragraphs: [say.intro(textIn(lang, statisticTopicNames[view.topic]), statistic.deptName || say.tenant)],
          facts: factsOf(statistic, lang),
          action: { label: say.open, url: `${portalUrlOf(host)}/${view.topic}Statistics?view=${viewId}` },
          foot: say.foot,
        },
      }
    },
  })

/** Figures, and the first rows of the first table that is not by month. */
function factsOf({ figures, tables }: Statistic, lang: Lang): [string, string][] {
  const say = words[lang]
  const facts = figures.map(({ metric, value, former }): [string, string] => [
    textIn(lang, metricOf(metric).names),
    former === null
      ? shown(metric, value, lang)
      : `${shown(metric, value, lang)}${lang === 'en' ? ' (' : '（'}${shown(metric, former, lang)}${lang === 'en' ? ')' : '）'}`,
  ])
  const table = tables.find(({ rows, records }) => rows !== 'months' && records.length > 0)
  if (!table) return facts
  const [metric] = table.columns
  const rows = table.records
    .slice(0, maxRows)
    .map(({ name, enName, values }, at): [string, string] => [
      `${at + 1}. ${lang === 'en' ? enName : name}`,
      shown(metric!, values[0] ?? null, lang),
    ])
  return [...facts, [say.top(textIn(lang, statisticRowNames[table.rows])), ''], ...rows]
}

const suffixes = { rate: ['%', '%'], hours: [' 小时', ' hours'], days: [' 天', ' days'] } as const
function shown(metric: MetricKey, value: string | null, lang: Lang): string {
  if (value === null) return words[lang].none
  const { unit } = metricOf(metric)
  if (unit === 'amount') return `¥${formatCents(value)}`
  if (unit === 'count') return Number.isInteger(Number(value)) ? formatCount(Number(value)) : value
  return `${value}${textIn(lang, suffixes[unit])}`
}
