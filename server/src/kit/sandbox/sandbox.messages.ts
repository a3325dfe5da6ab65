import type { Database } from '#kit/database/database.ts'
import { devMailboxMail } from '#kit/mail/mail.devMailbox.ts'
import type { Mail } from '#kit/mail/mail.ts'
import { devMailboxPush } from '#kit/push/push.devMailbox.ts'
import type { Push } from '#kit/push/push.ts'
import { sandboxCheck } from './sandbox.ts'
import { devMailboxSms } from '#kit/sms/devMailbox.ts'
import type { Sms } from '#kit/sms/sms.ts'

interface Transports {
  readonly mail: Mail | undefined
  readonly sms: Sms | undefined
  readonly push: Push | undefined
}

/** Keeps the messages of sandboxes in their mailbox instead of sending them; those of all other tenants go out. */
export function keepingSandboxes(database: Database, { mail, sms, push }: Transports): Transports {
  const isSandbox = sandboxCheck(database)
  const mailbox = { mail: devMailboxMail(database), sms: devMailboxSms(database) }
  return {
    mail: mail && {
      ...mail,
      send: async (message) => ((await isSandbox(message.tenantId)) ? mailbox.mail : mail).send(message),
    },
    sms: sms && {
      ...sms,
      send: async (message) => ((await isSandbox(message.tenantId)) ? mailbox.sms : sms).send(message),
      pretend: async (to) => ((await isSandbox(to.tenantId)) ? mailbox.sms : sms).pretend(to),
    },
    push: push && keepingPush(push, database, isSandbox),
  }
}

function keepingPush(push: Push, database: Database, isSandbox: (tenantId: string) => Promise<boolean>): Push {
  const mailbox = devMailboxPush(database, push.publicKey, { allowLoopback: false, privateNetworks: [] })
  return {
    ...push,
    send: async (message) => ((await isSandbox(message.tenantId)) ? mailbox : push).send(message),
  }
}
