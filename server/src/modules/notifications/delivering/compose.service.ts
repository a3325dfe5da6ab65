import type { SkipReason } from '#contract/notifications/operating.ts'
import { topics, type TopicName } from '#contract/messages.ts'
import { isEmail } from '#contract/kit/person/person.ts'
import type { Db } from '#kit/database/database.ts'
import { type MailMessage, messageIdOf } from '#kit/mail/mail.ts'
import type { IssueLetter } from '#modules/approvals/index.ts'
import type { WriteLetter } from '#modules/sourcing/index.ts'
import { hostOf, readSettings } from '#modules/tenancy/index.ts'
import { type DeliveryFacts, messagesOfDigest } from './delivery.store.ts'
import { tokenOf } from './unsubscribeLink.ts'
import { words } from './words.ts'

export interface Composing {
  readonly portalUrlOf: (host: string) => string
  readonly writeLetter: WriteLetter
  /** Secret of the link with which an approver decides by letter; undefined for none. */
  readonly issueLetter: IssueLetter
  /** Key that signs the links in mails. */
  readonly linkKey: Uint8Array
}

const maxInDigest = 50

/** Mail of a delivery; a string with the reason if there is none to send. */
export async function composeMail(
  db: Db,
  tenantId: string,
  facts: DeliveryFacts,
  { portalUrlOf, writeLetter, linkKey }: Omit<Composing, 'issueLetter'>,
  decisionToken?: string,
): Promise<MailMessage | SkipReason> {
  if (!facts.hasOpenAccount) return 'outdated'
  if (!isEmail(facts.email)) return 'noAddress'
  const host = await hostOf(db, tenantId)
  if (host === undefined) return 'outdated'
  const { lang, name, email, topic } = facts
  const { webTitle } = await readSettings(db, 'webTitle')
  const origin = portalUrlOf(host)
  const common = { tenantId, to: { name, address: email }, fromName: webTitle, lang }
  if (facts.digest_on !== null) return composeDigest(db, facts, { ...common, id: facts.id }, origin)

  const footOf = (foot: string) => {
    const unsubscribeUrl =
      isOptional(topic) &&
      `${origin}/unsubscribe?token=${tokenOf(linkKey, { tenantId, userId: facts.receiver_id, topic })}`
    if (unsubscribeUrl === false) return { foot }
    const line = words[lang].unsubscribe(topics[topic].name[lang === 'en' ? 1 : 0])
    return { foot: `${foot}\n${line} ${unsubscribeUrl}`, unsubscribeUrl }
  }
  if (facts.letter) {
    const letter = await writeLetter(db, tenantId, facts.letter)
    if (!letter) return 'outdated'
    const { foot, ...rest } = footOf(letter.letter.foot)
    const { action } = letter.letter
    const isOwnPage = action !== undefined && action.url.startsWith(`${origin}/`)
    const opened = isOwnPage
      ? { action: { ...action, url: `${origin}${pageFor(facts, action.url.slice(origin.length))}` } }
      : {}
    return { ...letter, ...rest, tenantId, letter: { ...letter.letter, ...opened, foot } }
  }
  const { foot, ...rest } = footOf(words[lang].foot)
  return {
    ...common,
    ...rest,
    id: messageIdOf(tenantId, 'message', facts.id),
    template: `notifications.${facts.template}`,
    letter: {
      subject: (lang === 'en' ? facts.title_en : facts.title_zh) ?? '',
      paragraphs: [(lang === 'en' ? facts.content_en : facts.content_zh) ?? ''],
      ...(decisionToken
        ? { action: { label: words[lang].decide, url: `${origin}/decide?token=${decisionToken}` } }
        : facts.url
          ? { action: { label: words[lang].open, url: `${origin}${pageFor(facts, facts.url)}` } }
          : {}),
      foot,
    },
  }
}

/** Page with the receiver's entrance, at whose login a person without a session arrives. */
function pageFor({ entrance }: Pick<DeliveryFacts, 'entrance'>, url: string): string {
  if (entrance === 'purchaser') return url
  const [path = '', hash] = url.split('#')
  const named = `${path}${path.includes('?') ? '&' : '?'}entrance=${entrance}`
  return hash === undefined ? named : `${named}#${hash}`
}

const isOptional = (topic: TopicName | null): topic is TopicName =>
  topic !== null && !(topics[topic].required as readonly string[]).includes('mail')

async function composeDigest(
  db: Db,
  facts: DeliveryFacts,
  { id, ...common }: Pick<MailMessage, 'tenantId' | 'to' | 'fromName' | 'lang' | 'id'>,
  origin: string,
): Promise<MailMessage | SkipReason> {
  const messages = await messagesOfDigest(db, id, maxInDigest)
  const total = messages[0]?.total ?? 0
  if (total === 0) return 'digestEmpty'
  const { lang } = common
  const say = words[lang]
  const lines = messages.map(
    (each) =>
      [lang === 'en' ? each.title_en : each.title_zh, lang === 'en' ? each.content_en : each.content_zh] as const,
  )
  return {
    ...common,
    id: messageIdOf(common.tenantId, 'digest', id),
    template: 'notifications.digest',
    letter: {
      subject: say.digest(String(facts.digest_on), total),
      paragraphs: [say.digestText, ...(total > messages.length ? [say.more(total - messages.length)] : [])],
      facts: lines,
      action: { label: say.all, url: `${origin}${pageFor(facts, '/allMessage')}` },
      foot: `${say.foot}\n${say.settings} ${origin}${pageFor(facts, '/messageSettings')}`,
    },
  }
}
