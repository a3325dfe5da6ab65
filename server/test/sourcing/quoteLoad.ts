import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { findSealRound, submitSealedQuote } from '#contract/sourcing/seal.ts'
import type { SealReceipt } from '#contract/sourcing/seal/sealLog.ts'
import { as, type Person } from '../app.ts'
import type { ServerProcess } from '../process/serverProcess.ts'
import { base64Of, sealFor } from './sealing.ts'

interface Sent {
  readonly supplier: Person
  readonly envelope: string
  /** Sequence number of the terms that it is based on. */
  readonly termsSeq: number
}

/** Suppliers submitting sealed quotes during faults, with their receipts. */
export class QuoteLoad {
  readonly receipts = new Map<string, SealReceipt>()
  readonly unknown = new Map<string, Sent>()
  readonly failures: string[] = []
  requests = 0
  readonly server: ServerProcess
  readonly project: { readonly id: string }

  constructor(server: ServerProcess, project: { readonly id: string }) {
    this.server = server
    this.project = project
  }

  async send(key: string, sent: Sent): Promise<void> {
    const { supplier, envelope, termsSeq } = sent
    const input = { projectId: this.project.id, idempotencyKey: key, termsSeq, envelope }
    this.unknown.set(key, sent)
    this.requests += 1
    try {
      const answer = await this.server.call<SealReceipt>(supplier, submitSealedQuote, input)
      if (answer.code === 0) {
        this.receipts.set(key, answer.data)
        this.unknown.delete(key)
      } else if (answer.status !== 503) this.failures.push(`${answer.status} ${answer.code} ${answer.message}`)
    } catch {
      await delay(20)
    }
  }

  /** Submits quotes of one supplier, each replacing the previous one, until `closed`. */
  async quoteUntil(closed: { now: boolean }, supplier: Person): Promise<void> {
    const { termsSeq } = await as(supplier, findSealRound, { projectId: this.project.id })
    while (!closed.now) {
      const envelope = base64Of(await sealFor(supplier, this.project))
      await this.send(randomUUID(), { supplier, envelope, termsSeq })
    }
  }
}
