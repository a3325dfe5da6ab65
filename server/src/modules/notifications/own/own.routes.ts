import { randomUUID } from 'node:crypto'
import * as contract from '#contract/notifications/messages.ts'
import * as preferences from '#contract/notifications/preferences.ts'
import type { Db } from '#kit/database/database.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveList } from '#kit/http/serveList.ts'
import { refuseInput } from '#kit/refusal.ts'
import { readDepartmentSettings, readSettings } from '#modules/tenancy/index.ts'
import { readToken } from '../delivering/unsubscribeLink.ts'
import { notify } from '../writing/notify.service.ts'
import { presentMessage } from './own.present.ts'
import { readAllMessages, readMessages, removeMessages } from './own.service.ts'
import { countByCategory, countUnread, messageList, newestUnread } from './own.store.ts'
import { presentLink, presentPreferences, savePreferences, setByLink } from './preference.service.ts'
import { findProfile } from './preference.store.ts'

/** Configurations of the department or tenant by their types. Drafts can always be saved. */
async function tenantConfs(db: Db, deptPath: readonly string[]): Promise<ReadonlyMap<number, boolean>> {
  const [settings, { isNegativeReviewPunish }] = await Promise.all([
    readDepartmentSettings(db, deptPath, 'isShowIllustrate', 'isShowAppendix', 'addonReview'),
    readSettings(db, 'isNegativeReviewPunish'),
  ])
  return new Map([
    [84, true],
    [100, isNegativeReviewPunish],
    [103, settings.isShowIllustrate],
    [104, settings.isShowAppendix],
    [152, settings.addonReview],
  ])
}

export function ownRoutes(app: App): void {
  serveList(app, contract.listMessages, {
    list: messageList,
    filter: ({ input, actor }) => ({ ...input, userId: actor.userId }),
    present: presentMessage,
  })
  serve(app, contract.getNoticeByUser, async ({ db, actor: { userId } }) => ({
    unread: await countUnread(db, userId),
    records: (await newestUnread(db, userId)).map(presentMessage),
  }))
  serve(app, contract.countMessages, async ({ db, actor }) => {
    const byCategory = await countByCategory(db, actor.userId)
    return { unread: byCategory.reduce((all, { unread }) => all + unread, 0), byCategory: [...byCategory] }
  })
  serve(app, contract.readMessages, ({ db, actor, input }) => readMessages(db, actor, input))
  serve(app, contract.readAllMessages, ({ db, actor, input }) => readAllMessages(db, actor, input))
  serve(app, contract.removeMessages, ({ db, actor, input }) => removeMessages(db, actor, input))

  serve(app, preferences.getUserConfWithTenant, async ({ db, actor, input: { typeId, typeIds } }) => {
    const wanted = typeIds ?? (typeId === undefined ? refuseInput('required', { field: 'typeIds' }) : [typeId])
    const { bell, pop_up: popUp } = await findProfile(db, actor.userId)
    const tenants = await tenantConfs(db, actor.deptPath)
    return wanted.flatMap((typeId) => {
      const isOfTenant = tenants.get(typeId)
      const type = isOfTenant === undefined ? preferences.confOf(typeId) : preferences.tenantType
      const isOn = isOfTenant ?? (type === preferences.bellType ? bell : popUp)
      return type === undefined ? [] : [{ typeId, type, val: isOn ? ('1' as const) : ('0' as const) }]
    })
  })
  serve(app, preferences.getPreferences, ({ db, actor }) => presentPreferences(db, actor))
  serve(app, preferences.savePreferences, async ({ db, actor, input }) => {
    await savePreferences(db, actor, input)
    return presentPreferences(db, actor)
  })
  serve(app, preferences.testMessage, async ({ db, actor }) => {
    const { userId, now } = actor
    const source = randomUUID()
    await notify(db, {
      template: 'testMessage',
      source,
      receivers: [userId],
      facts: {},
      id: userId,
      at: now,
    })
    return null
  })
  const linkOf = (token: string) => readToken(app.context.encryptionKey, token)
  serve(app, preferences.findUnsubscription, ({ db, actor, input: { token } }) => presentLink(db, actor, linkOf(token)))
  serve(app, preferences.unsubscribe, ({ db, actor, input: { token, isOn } }) =>
    setByLink(db, actor, linkOf(token), isOn),
  )
}
