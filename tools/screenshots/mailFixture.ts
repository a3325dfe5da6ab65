import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { devMailbox } from '#contract/devMailbox.ts'
import { callApi } from './apiClient.ts'

/** Sets a deliverable email address, because those of the demo do not exist. */
export async function giveMailAddress(account: string): Promise<void> {
  const { asOwner } = await import('../../e2e/support/ownerDatabase.ts')
  await asOwner(async (owner) =>
    owner.query(
      `update identity.people p set email = $1 from identity.users u
       where u.tenant_id = p.tenant_id and u.person_id = p.id and u.code = $2
         and u.tenant_id = current_setting('app.tenant_id')::bigint`,
      [`${account}@qiming.cn`, account],
    ),
  )
}

/** Waits for the newest mail with an unsubscribe link and returns the link. */
export async function waitForUnsubscribeLink(person: Page): Promise<string> {
  for (const deadline = Date.now() + 30_000; ; await delay(200)) {
    for (const { text } of await callApi(person, devMailbox, {})) {
      const link = /\/unsubscribe\?token=[\w.-]+/.exec(text)?.[0]
      if (link) return link
    }
    if (Date.now() > deadline) throw new Error('no mail with an unsubscribe link')
  }
}
