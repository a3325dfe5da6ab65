import { randomUUID } from 'node:crypto'
import * as contract from '#contract/notifications/messages.ts'
import * as preferences from '#contract/notifications/preferences.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveList } from '#kit/http/serveList.ts'
import { readToken } from '../delivering/unsubscribeLink.ts'
import { notify } from '../writing/notify.service.ts'
import { presentMessage } from './own.present.ts'
import { readAllMessages, readMessages, removeMessages } from './own.service.ts'
import { countByCategory, countUnread, messageList, newestUnread } from './own.store.ts'
import { presentLink, presentPreferences, savePreferences, setByLink } from './preference.service.ts'
import { findProfile } from './preference.store.ts'

export function ownRoutes(app: App): void {
  serveList(app, contract.listMessages, {
    list: messageList,
    filter: ({ input, actor }) => ({ ...input, userId: actor.userId }),
    present: presentMessage,
  })
  serve(app, contract.getNoticeByUser, async ({ sql, actor: { userId } }) => ({
    unread: await countUnread(sql, userId),
    records: (await newestUnread(sql, userId)).map(presentMessage),
  }))
  serve(app, contract.countMessages, async ({ sql, actor }) => {
    const byCategory = await countByCategory(sql, actor.userId)
    return { unread: byCategory.reduce((all, { unread }) => all + unread, 0), byCategory: [...byCategory] }
  })
  serve(app, contract.readMessages, ({ sql, actor, input }) => readMessages(sql, actor, input))
  serve(app, contract.readAllMessages, ({ sql, actor, input }) => readAllMessages(sql, actor, input))
  serve(app, contract.removeMessages, ({ sql, actor, input }) => removeMessages(sql, actor, input))

  serve(app, preferences.getUserConfWithTenant, async ({ sql, actor, input: { typeIds } }) => {
    const { bell, pop_up: popUp } = await findProfile(sql, actor.userId)
    return typeIds.flatMap((typeId) => {
      const type = preferences.confOf(typeId)
      const isOn = type === preferences.bellType ? bell : popUp
      return type === undefined ? [] : [{ typeId, type, val: isOn ? ('1' as const) : ('0' as const) }]
    })
  })
  serve(app, preferences.getPreferences, ({ sql, actor }) => presentPreferences(sql, actor))
  serve(app, preferences.savePreferences, async ({ sql, actor, input }) => {
    await savePreferences(sql, actor, input)
    return presentPreferences(sql, actor)
  })
  serve(app, preferences.testMessage, async ({ sql, actor }) => {
    const { userId, now } = actor
    const source = randomUUID()
    await notify(sql, {
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
  serve(app, preferences.findUnsubscription, ({ sql, actor, input: { token } }) =>
    presentLink(sql, actor, linkOf(token)),
  )
  serve(app, preferences.unsubscribe, ({ sql, actor, input: { token, isOn } }) =>
    setByLink(sql, actor, linkOf(token), isOn),
  )
}
