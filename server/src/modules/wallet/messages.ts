import type { EventName } from '#contract/events.ts'
import type { TemplateName } from '#contract/messages.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Event } from '#kit/events/events.ts'
import type { MessageOf, Messages } from '#kit/messages.ts'
import { walletManagers } from './wallet.store.ts'

type OfMoney = Event<Extract<EventName, `topUp.${string}` | `withdrawal.${string}`>>

const factsOf = ({ data: { deptName, amount }, reason }: OfMoney) => ({ deptName, amount, reason: reason || '-' })
const toRequester =
  (template: TemplateName) =>
  (event: OfMoney): MessageOf => ({ template, to: event.data.requesterId, facts: factsOf(event) })
const toManagers =
  (template: TemplateName) =>
  async (event: OfMoney, tx: Tx): Promise<MessageOf> => ({
    template,
    to: await walletManagers(tx),
    facts: factsOf(event),
  })

/** Messages of wallets and points: to those who act next, and to those whose money or points it is. */
export const walletMessages: Messages = {
  'topUp.requested': toManagers('topUpToConfirm'),
  'topUp.credited': toRequester('topUpCredited'),
  'topUp.refused': toRequester('topUpRefused'),
  'withdrawal.approved': toManagers('withdrawalToPay'),
  'withdrawal.paid': toRequester('withdrawalPaid'),
  'withdrawal.rejected': toRequester('withdrawalEnded'),
  'withdrawal.failed': toRequester('withdrawalEnded'),
  'points.granted': ({ data: { userId, points, expiresOn } }) => ({
    template: 'pointsGranted',
    to: userId,
    facts: { points, expiresOn },
  }),
  'points.expiring': ({ data: { userId, points, expiresOn } }) => ({
    template: 'pointsExpiring',
    to: userId,
    facts: { points, expiresOn },
  }),
}
