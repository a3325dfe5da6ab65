import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QuoteDraft } from '#contract/sourcing/seal/quoteDraft.ts'
import type { OpenedQuote } from '#contract/sourcing/quotes.ts'
import { type MySealedQuote, type SealRound, submitSealedQuote } from '#contract/sourcing/seal.ts'
import { useAutosave } from '#web/kit/form/autosave/useAutosave.ts'
import { useForm } from '#web/kit/form/useForm.ts'
import { hasCode } from '#sealing/error.ts'
import { quoteViolations } from '#sealing/quotes/content.ts'
import { offerOf, type Raise, raiseIn } from '#sealing/quotes/negotiated.ts'
import { type Packet, packetViolations } from '#sealing/quotes/packet.ts'
import type { Terms } from '#sealing/quotes/terms.ts'
import { keepInBrowser } from './browserStore.ts'
import { quoteOfOpened } from './draft.ts'
import { draftProblems } from './draftProblems.ts'
import { quoteOf } from './quoteOf.ts'
import { uploadFiles } from './files/sealFiles.ts'
import type { QuoteFiles } from './files/useQuoteFiles.ts'
import { keepPacket, type Names, type Pending, sealedFor, recordOf } from './submission.ts'

/**
 * What the browser itself refuses: a quote that would be invalid when it is opened (text that is too long, or with
 * control characters, more than was asked before), a key that is not the round's, an encryption that failed, a receipt
 * that is not signed.
 */
export type QuoteFailure = 'tooLarge' | 'control' | 'content' | Raise | 'key' | 'encryption' | 'receipt'

const failureOf = (violation: string): QuoteFailure =>
  violation === 'tooLarge' || violation === 'control' ? violation : 'content'
const failureIn = (error: unknown): QuoteFailure =>
  hasCode(error, 'badKeyRecord') || hasCode(error, 'badKey') ? 'key' : 'encryption'

interface QuoteFormOptions {
  readonly round: SealRound
  readonly mine: MySealedQuote
  readonly terms: Terms
  readonly draft: QuoteDraft
  /** Last valid quote of an earlier round. */
  readonly last: OpenedQuote | undefined
  readonly names: Names
  readonly chosen: QuoteFiles
  readonly onSubmitted: (packet: Packet) => void
}

/** Form of a quote: saved in this browser, encrypted at submission, never sent as plain text. */
export function useQuoteForm({ round, mine, terms, draft, last, names, chosen, onSubmitted }: QuoteFormOptions) {
  const { files, onPercent, settle } = chosen
  const { t } = useTranslation()
  const [failure, setFailure] = useState<QuoteFailure>()
  const sent = useRef<Pending>(undefined)
  const form = useForm({
    route: submitSealedQuote,
    schema: QuoteDraft,
    initial: draft,
    labels: 'quoting.field',
    check: (values) => draftProblems(values, terms, t),
    saveDraft: (values) => keepInBrowser(names.draft, values),
    beforeSend: (values, send) => {
      const quote = quoteOf(values, terms)
      const [wrong] = quoteViolations(quote, terms)
      const raise = last && raiseIn(offerOf(quote), offerOf(quoteOfOpened(last)), terms.rule)
      const found = wrong ? failureOf(wrong.violation) : raise
      setFailure(found)
      if (!found) send()
    },
    toInput: async (values) => {
      try {
        sent.current = await sealedFor(round, mine.subject, quoteOf(values, terms), files, names)
      } catch (error) {
        setFailure(failureIn(error))
        throw error
      }
      const { key, envelope, header } = sent.current
      const sealing = { record: recordOf(round), header, filesName: names.files }
      await uploadFiles(sealing, files, onPercent).finally(settle)
      return {
        projectId: round.projectId,
        idempotencyKey: key,
        termsSeq: round.termsSeq,
        attachments: files.length,
        envelope,
      }
    },
    onDone: async (receipt) => {
      const pending = sent.current!
      const packet = await keepPacket(pending, receipt, names)
      await keepInBrowser(names.draft, form.values)
      if (packetViolations(packet, round.platformKey).length > 0) setFailure('receipt')
      else onSubmitted(packet)
    },
  })
  const autosave = useAutosave(form)
  return { form, autosave, failure }
}
