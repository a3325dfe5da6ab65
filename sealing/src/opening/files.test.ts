import { expect, test } from 'vitest'
import { utf8 } from '../bytes/bytes.ts'
import { attachmentRef, sealAttachment } from '../quotes/attachment.ts'
import { type AttachmentHeader, type Envelope, envelopeHash } from '../quotes/envelope.ts'
import { headerOf, makeMaster, sealQuote } from '../quotes/seal.ts'
import { closeRound, makeProject, openRound, subjectIn } from '../testing/project.ts'
import { headOf, quoteAt } from '../testing/quotes.ts'
import { combineHalves } from './combine.ts'
import { openFiles } from './files.ts'
import { openEntry } from './outcome.ts'
import { openingRecord } from './record.ts'
import { openingContext } from './run.ts'

const both = ['A', 'B'] as const

test.each(both)(
  'files: %s: opened separately; missing, altered and exchanged ones are listed, and the quote stays valid',
  async (suite) => {
    const project = makeProject(suite, { items: 1 })
    const { ceremony } = await openRound(project)
    const { record } = ceremony
    const contents = [utf8('one'), utf8('two'), utf8('three'), utf8('four')]
    const master = makeMaster()
    const attachments = contents.map((content, place) =>
      attachmentRef(suite, master, place, { name: `${place}.pdf`, content }),
    )
    const quote = quoteAt('10.0000', project.terms, headOf({ attachments }))
    const subject = subjectIn(project, 'a')
    const envelope = await sealQuote(record, subject, quote, master)
    const header = headerOf(record, subject, quote, master)
    const sealed: Envelope<AttachmentHeader>[] = []
    for (const [place, content] of contents.entries()) sealed.push(await sealAttachment(record, header, place, content))
    const { shares } = await closeRound(project)
    const context = await openingContext(record, project.terms, await combineHalves(record, shares))
    const entry = {
      ...project.log[0]!,
      seq: 2,
      kind: 'quote' as const,
      subject,
      commitment: header.commitment,
      envelopeHash: envelopeHash(envelope),
    }
    const opened = await openEntry(context, entry, envelope)
    expect(opened.outcome.status).toBe('valid')
    // Other content under the header of this quote, which only its author could create.
    const exchanged = await sealAttachment(record, header, 2, utf8('eight'))
    const stored = [
      sealed[0],
      undefined,
      exchanged,
      { ...sealed[3]!, ct: sealed[3]!.ct.with(5, sealed[3]!.ct[5]! ^ 1) },
    ]
    const found: string[] = []
    const result = await openFiles(context, entry, opened, {
      find: (_, place) => Promise.resolve(stored[place]),
      onOpened: (_, place, { name }, content) => {
        found.push(`${place} ${name} ${new TextDecoder().decode(content)}`)
        return Promise.resolve()
      },
    })
    expect(found).toEqual(['0 0.pdf one'])
    expect(result.outcome.status).toBe('valid')
    expect(result.unreadable).toEqual([
      { place: 1, why: 'missing' },
      { place: 2, why: 'undecryptable' },
      { place: 3, why: 'undecryptable' },
    ])
    const facts = { round: 1, openedAt: '2026-01-05T02:00:00.000Z', head: 'ab', releases: [] }
    expect(openingRecord(suite, facts, [result]).unreadable.map(({ seq, place }) => [seq, place])).toEqual([
      [2, 1],
      [2, 2],
      [2, 3],
    ])
    // Without a source, all files are missing.
    expect((await openFiles(context, entry, opened, undefined)).unreadable).toHaveLength(4)
  },
)
