import { Readable } from 'node:stream'
import * as contract from '#contract/sourcing/projectFiles.ts'
import { scheduleOf } from '#contract/sourcing/schedule.ts'
import { serveDownload } from '#kit/http/download.ts'
import type { App } from '#kit/http/serve.ts'
import { serveUpload } from '#kit/files/upload.ts'
import { sheetFile } from '#kit/spreadsheet/workbook.ts'
import { uploadQuota } from '#modules/files/index.ts'
import { findPublished } from '../projects/published.service.ts'
import { itemOf, timesOf } from '../projects/project.columns.ts'
import { findItems } from '../projects/project.store.ts'
import { calendarOf } from './calendar.rules.ts'
import { itemFields, itemHeadings } from './items.rules.ts'
import { readItems } from './items.service.ts'

const timeNames = {
  publish: ['发布', 'Publication'],
  enrolBegin: ['报名开始', 'Enrolment opens'],
  enrolEnd: ['报名截止', 'Enrolment closes'],
  quoteBegin: ['报价开始', 'Quoting opens'],
  quoteEnd: ['报价截止', 'Quoting closes'],
  negotiationEnd: ['议价截止', 'Negotiation closes'],
  auctionBegin: ['竞价开始', 'Auction begins'],
  auctionEnd: ['竞价截止', 'Auction ends'],
} as const

export function fileRoutes(app: App) {
  serveUpload(app, contract.readProjectItems, ({ actor, input, file }) => readItems(file, input, actor), {
    quota: uploadQuota,
  })
  serveDownload(app, contract.downloadItemsTemplate, async ({ actor: { lang } }) => {
    const at = lang === 'en' ? 1 : 0
    const name = at === 1 ? 'Items' : '采购清单'
    return sheetFile(name, 'xlsx', [{ name, headings: itemFields.map((field) => itemHeadings[field][at]), rows: [] }])
  })
  serveDownload(app, contract.downloadProjectItems, async ({ database, actor, input }) => {
    const at = actor.lang === 'en' ? 1 : 0
    const shown = itemFields.filter((field) => field !== 'budgetPrice')
    const { project, items } = await database.read(actor.tenantId, async (db) => {
      const found = await findPublished(db, actor, input.id)
      return { project: found, items: await findItems(db, found.id) }
    })
    const headings = [at === 1 ? 'No.' : '序号', ...shown.map((field) => itemHeadings[field][at].replace('*', ''))]
    const rows = items.map(itemOf).map((item) => [item.lineNo, ...shown.map((field) => item[field] ?? '')])
    return sheetFile(project.project_no, 'xlsx', [{ name: at === 1 ? 'Items' : '采购清单', headings, rows }])
  })
  serveDownload(app, contract.downloadProjectCalendar, async ({ database, actor, input, request }) => {
    const project = await database.read(actor.tenantId, (db) => findPublished(db, actor, input.id))
    const at = actor.lang === 'en' ? 1 : 0
    const names = Object.fromEntries(Object.entries(timeNames).map(([kind, words]) => [kind, words[at]]))
    const text = calendarOf({
      projectNo: project.project_no,
      title: project.title,
      url: `${app.context.originOf(request)}/havePublished?id=${project.id}&type=${project.kind}`,
      moments: scheduleOf(timesOf(project)).filter(({ kind }) => kind !== 'publish'),
      now: actor.now,
      names: names as Parameters<typeof calendarOf>[0]['names'],
    })
    return { name: `${project.project_no}.ics`, type: 'text/calendar; charset=utf-8', stream: Readable.from([text]) }
  })
}
