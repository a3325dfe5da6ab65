import type { Db } from '#kit/database/database.ts'
import { type MailMessage, messageIdOf } from '#kit/mail/mail.ts'
import { hostOf, readSettings } from '#modules/tenancy/index.ts'
import { projects } from '../projects/project.store.ts'
import type { Seals } from '../seal/seals.ts'
import { factsOf } from './facts.service.ts'
import type { LetterFacts } from './letterFacts.ts'
import type { LetterRequest } from './letterRequest.ts'
import { readings } from './letterKinds.ts'
import { findFollower, findOverseer, findRecipient, type Recipient } from './recipient.store.ts'
import { footers, texts, verifyLabel } from './texts/texts.ts'

/** Writes a letter with current facts, limited to what its reader may see; undefined if it is obsolete. */
export type WriteLetter = (
  db: Db,
  tenantId: string,
  request: LetterRequest,
) => Promise<Omit<MailMessage, 'tenantId'> | undefined>

export const letterWriter =
  (seals: Seals, portalUrlOf: (host: string) => string): WriteLetter =>
  async (db, tenantId, request) => {
    const { sourcingMail, webTitle } = await readSettings(db, 'sourcingMail', 'webTitle')
    const [project, host] = [await projects.findIfThere(db, request.projectId), await hostOf(db, tenantId)]
    // A project is confidential before its publication.
    if (!sourcingMail || host === undefined || !project?.published_at) return undefined
    const recipient = await recipientOf(db, request)
    const facts = recipient && (await factsOf(db, project, request, recipient, seals))
    return facts && written(request, recipient, facts, { tenantId, fromName: webTitle, origin: portalUrlOf(host) })
  }

/** Recipient, if they may still read it. */
function recipientOf(db: Db, { kind, projectId, userId }: LetterRequest): Promise<Recipient | undefined> {
  const { permission } = readings[kind]
  if (permission === 'follows') return findFollower(db, projectId, userId)
  if (permission === 'oversees') return findOverseer(db, projectId, userId)
  return findRecipient(db, userId, permission)
}

interface Sender {
  readonly tenantId: string
  readonly fromName: string
  readonly origin: string
}

function written(
  { kind, projectId, about }: LetterRequest,
  { name, lang, email, person_id: personId }: Recipient,
  facts: LetterFacts,
  { tenantId, fromName, origin }: Sender,
): Omit<MailMessage, 'tenantId'> {
  const { path } = readings[kind]
  const { button, ...text } = texts[lang][kind](facts)
  const verified = kind === 'won' || kind === 'lost' ? [[verifyLabel[lang], `${origin}/verifyResult`] as const] : []
  return {
    id: messageIdOf(tenantId, kind, projectId, about, personId),
    template: `sourcing.${kind}`,
    to: { name, address: email },
    fromName,
    lang,
    letter: {
      ...text,
      facts: [...(text.facts ?? []), ...verified],
      action: { label: button, url: `${origin}${path}${projectId}` },
      foot: footers[lang],
    },
  }
}
