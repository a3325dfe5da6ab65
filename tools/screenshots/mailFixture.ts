import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { devMailbox } from '#contract/devMailbox.ts'
import { callApi } from './apiClient.ts'

/** Gives somebody of the demo an address that mails go to: those of the demo exist nowhere. */
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

/** The link by which the newest such mail is turned off, when there is one. */
export async function waitForUnsubscribeLink(person: Page): Promise<string> {
  for (const deadline = Date.now() + 30_000; ; await delay(200)) {
    for (const { text } of await callApi(person, devMailbox, {})) {
      const link = /\/unsubscribe\?token=[\w.-]+/.exec(text)?.[0]
      if (link) return link
    }
    if (Date.now() > deadline) throw new Error('no mail has a link by which it is turned off')
  }
}
