import { expect, test } from 'vitest'
import { setHotkeys } from '#contract/catalogue/searchWords.ts'
import { createArticle, getArticle, moveArticle } from '#contract/notices/articles.ts'
import { getTenantSettings, saveTenantSettings } from '#contract/portal/settings.ts'
import type { PortalChange } from '#contract/tenancy/portalStream.ts'
import { signalPortal } from '#modules/tenancy/index.ts'
import { as, database } from '#test/app.ts'
import { anOperator, save } from '#test/loginSettings.ts'
import { aNewsroom, draftOf, publishDraft } from '#test/notices/newsroom.ts'

/** Resolves with the result of `act` once the change was signalled. */
async function expectSignal(tenantId: string, change: PortalChange, act: () => Promise<unknown>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const unsubscribe = database.signals.subscribe(tenantId, `portal.${change}`, resolve)
  await act()
  await promise
  unsubscribe()
}

test('portal changes: settings, words and articles are signalled to open pages', async () => {
  const newsroom = await aNewsroom()
  const { tenant } = newsroom
  const operator = await anOperator(tenant)
  // The first subscriber connects asynchronously and receives an initial call.
  await expectSignal(tenant.id, 'home', () => database.write(tenant.id, (tx) => signalPortal(tx, tenant.id, 'home')))
  const signals: PortalChange[] = []
  const see = async (change: PortalChange, act: () => Promise<unknown>) => {
    await expectSignal(tenant.id, change, act)
    signals.push(change)
  }
  await see('settings', async () => {
    const { version, settings } = await as(operator, getTenantSettings, {})
    const portal = { ...settings.portal, webTitle: '另一个名称' }
    await as(operator, saveTenantSettings, { version, ...settings, portal })
  })
  await see('settings', () => save(operator, { passwordLength: 11 }))
  await see('words', () => as(operator, setHotkeys, { hotKeys: [{ hotKeyWords: '手套', isHighLight: '0' }] }))
  const draft = await as(newsroom.author, createArticle, draftOf(newsroom, {}))
  await see('articles', () => publishDraft(newsroom, draft))
  await see('articles', async () => {
    const { version } = await as(newsroom.author, getArticle, { id: draft.id })
    await as(newsroom.author, moveArticle, { id: draft.id, version, action: 'withdraw', reason: '内容有误' })
  })
  expect(signals).toEqual(['settings', 'settings', 'words', 'articles', 'articles'])
})
