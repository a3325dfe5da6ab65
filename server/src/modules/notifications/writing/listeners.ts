import { minuteOf } from '#contract/kit/calendar.ts'
import type { EventName } from '#contract/events.ts'
import type { OrderEventName } from '#contract/ordering/events.ts'
import type { TemplateName } from '#contract/notifications/templates.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Event, Listener, Listeners } from '#kit/events/events.ts'
import { projectNews } from '#modules/sourcing/index.ts'
import { informOf } from './projects.service.ts'
import { notify, type Notice } from './notify.service.ts'
import {
  accountsOfPerson,
  accountsOfSupplier,
  articleTitle,
  operatorsWith,
  readersOfArticle,
} from './receivers.store.ts'

const newForMs = 14 * 24 * 3_600_000

type Texts = Readonly<Record<string, string | number | undefined>>
/** Facts as texts; leaves out facts that an event lacks. */
const texts = (facts: Texts): Record<string, string> =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([name, fact]) => (fact === undefined ? [] : [[name, String(fact)]])),
  )

const say = (
  tx: Tx,
  event: Event,
  template: TemplateName,
  { receivers, facts, id = event.entity_id }: { receivers: readonly string[]; facts: Texts; id?: string },
) => {
  const notice: Notice = { template, source: event.id, receivers, facts: texts(facts), id, at: event.at }
  return notify(tx, notice)
}

/** Notifies the current approvers. */
const toApprovers: Listener<'approval.started' | 'approval.agreed' | 'approval.transferred'> = async (tx, event) => {
  const { docNo, approvers = [] } = event.data
  const amount = 'amount' in event.data ? event.data.amount : undefined
  await say(tx, event, 'approvalTodo', { receivers: approvers, facts: { docNo, amount } })
}

type OrderListener = Listener<OrderEventName>
const toBuyer =
  (template: TemplateName): OrderListener =>
  (tx, event) =>
    say(tx, event, template, { receivers: [event.data.buyerId], facts: orderFacts(event) })
const toSupplier =
  (template: TemplateName): OrderListener =>
  async (tx, event) =>
    say(tx, event, template, {
      receivers: await accountsOfSupplier(tx, event.data.supplierId),
      facts: orderFacts(event),
    })
const orderFacts = ({ data }: Event<OrderEventName>): Texts => {
  const { orderNo, amount, supplierName, deliveryNo, carrier, trackingNo, receiptNo } = data
  return { orderNo, amount, supplierName, deliveryNo, carrier, trackingNo, receiptNo }
}

type ProjectEvent = 'project.approved' | 'project.rejected' | 'project.awardApproved' | 'project.awardRejected'
const toOwner =
  (template: TemplateName): Listener<ProjectEvent> =>
  (tx, event) =>
    say(tx, event, template, {
      receivers: [event.data.ownerId],
      facts: { title: event.data.title, projectNo: event.data.projectNo },
    })

/** Notifies all accounts of the person concerned. */
const toPerson =
  (template: TemplateName): Listener =>
  async (tx, event) =>
    say(tx, event, template, {
      receivers: await accountsOfPerson(tx, event.entity_id),
      facts: { time: minuteOf(event.at) },
    })

async function onArticle(tx: Tx, event: Event<'article.published'>): Promise<void> {
  const { entity_id: articleId } = event
  const title = await articleTitle(tx, articleId)
  if (title !== undefined)
    await say(tx, event, 'articlePublished', { receivers: await readersOfArticle(tx, articleId), facts: { title } })
}

async function onAgreement(tx: Tx, event: Event<'agreementPrice.expiring'>): Promise<void> {
  const { supplierId, ...facts } = event.data
  await say(tx, event, 'agreementExpiringForSupplier', { receivers: await accountsOfSupplier(tx, supplierId), facts })
  await say(tx, event, 'agreementExpiring', { receivers: await operatorsWith(tx, 'agreementPrice.manage'), facts })
}

async function onBudget(tx: Tx, event: Event<'budget.thresholdReached'>): Promise<void> {
  const { name, deptName, percent, available } = event.data
  const facts = { name, deptName, percent, available }
  await say(tx, event, 'budgetUsed', { receivers: await operatorsWith(tx, 'budget.manage'), facts })
}

/** Notifies the applicant of a quota decision. */
const toApplicant =
  (template: 'quotaGranted' | 'quotaRefused'): Listener<'quotaApplication.granted' | 'quotaApplication.refused'> =>
  (tx, event) => {
    const { applicantId, deptName } = event.data
    const { amount, reason } = { amount: undefined, reason: undefined, ...event.data }
    return say(tx, event, template, { receivers: [applicantId], facts: { deptName, amount, reason } })
  }

/** Notifies the sender of a request about its decision, if it was sent with an account. */
const sayTo = (
  tx: Tx,
  event: Event,
  template: TemplateName,
  receiver: string | null,
  facts: Texts = {},
): Promise<void> => (receiver === null ? Promise.resolve() : say(tx, event, template, { receivers: [receiver], facts }))

const own: Listeners = {
  'feedback.replied': (tx, event) => sayTo(tx, event, 'feedbackReplied', event.data.senderId),
  'restoreApplication.granted': (tx, event) => sayTo(tx, event, 'restoreGranted', event.data.applicantId),
  'restoreApplication.refused': (tx, event) =>
    sayTo(tx, event, 'restoreRefused', event.data.applicantId, { reason: event.data.reason }),
  'registration.approved': (tx, event) =>
    sayTo(tx, event, 'registrationApproved', event.data.applicantId, { deptName: event.data.deptName }),
  'registration.refused': (tx, event) => {
    const { applicantId, deptName, reason } = event.data
    return sayTo(tx, event, 'registrationRefused', applicantId, { deptName, reason })
  },
  'approval.started': toApprovers,
  'approval.agreed': toApprovers,
  'approval.transferred': toApprovers,
  'order.approved': async (tx, event) => {
    await toBuyer('orderApproved')(tx, event)
    await toSupplier('orderNew')(tx, event)
  },
  'order.rejected': toBuyer('orderRejected'),
  'order.urged': toSupplier('orderUrged'),
  'order.accepted': toBuyer('orderAccepted'),
  'order.refused': toBuyer('orderRefused'),
  'order.expired': toBuyer('orderExpired'),
  'order.proposed': toBuyer('orderProposed'),
  'order.proposalAgreed': toSupplier('orderProposalAgreed'),
  'order.proposalDeclined': toSupplier('orderProposalDeclined'),
  'order.cancelRequested': toSupplier('orderCancelRequested'),
  'order.cancelAgreed': toBuyer('orderCancelAgreed'),
  'order.cancelRefused': toBuyer('orderCancelRefused'),
  'order.shipped': toBuyer('orderShipped'),
  'order.received': toSupplier('orderReceived'),
  'project.approved': toOwner('projectApproved'),
  'project.rejected': toOwner('projectRejected'),
  'project.awardApproved': toOwner('awardApproved'),
  'project.awardRejected': toOwner('awardRejected'),
  'person.passwordReset': toPerson('passwordChanged'),
  'person.passwordChanged': toPerson('passwordChanged'),
  'person.mobileChanged': toPerson('mobileChanged'),
  'person.emailChanged': toPerson('emailChanged'),
  'article.published': onArticle,
  'agreementPrice.expiring': onAgreement,
  'budget.thresholdReached': onBudget,
  'quotaApplication.granted': toApplicant('quotaGranted'),
  'quotaApplication.refused': toApplicant('quotaRefused'),
  'import.done': (tx, event) => say(tx, event, 'importDone', { receivers: [event.actor_id], facts: event.data }),
}

/** Listeners of project events; sourcing defines the receivers. */
const ofProjects: Listeners = Object.fromEntries(
  Object.keys(projectNews(informOf()).listeners).map((name) => [
    name,
    (tx: Tx, event: Event) =>
      (projectNews(informOf(event.at)).listeners[name as EventName] as Listener | undefined)?.(tx, event),
  ]),
)

/** Skips events delivered long after they happened, as after an outage or in the demo, to avoid a flood of messages. */
const whileNew =
  (...listeners: readonly (Listener | undefined)[]): Listener =>
  async (tx, event) => {
    if (Date.now() - event.at.getTime() > newForMs) return
    for (const listener of listeners) await listener?.(tx, event)
  }
export const messageListeners = Object.fromEntries(
  [...new Set([...Object.keys(own), ...Object.keys(ofProjects)])].map((name) => {
    const [first, second] = [own, ofProjects].map((all) => all[name as EventName] as Listener | undefined)
    return [name, whileNew(first, second)]
  }),
) as Listeners
