import type { AuditFacts } from '../audit/build.ts'
import type { SignedOpening } from '../audit/file.ts'
import { signClosingHead } from '../log/closingHead.ts'
import { type Entry, nextEntry } from '../log/entry.ts'
import { totalLeaf } from '../opening/record.ts'
import { resultOf, signOpening } from './audit.ts'
import { projectId, tenantId } from './ceremony.ts'
import type { Project } from './project.ts'

/** Replaces the openings, and derives the ranking from them. */
export function withOpenings(project: Project, facts: AuditFacts, openings: readonly SignedOpening[]): AuditFacts {
  return {
    ...facts,
    openings,
    result: resultOf({ ...project, log: [...facts.log] }, openings, facts.quotes, facts.result.sheets ?? []),
  }
}

/** Replaces or removes an outcome; countersignatures remain unchanged. */
export function withOutcome(
  project: Project,
  facts: AuditFacts,
  seq: number,
  outcome?: SignedOpening['outcomes'][number],
): AuditFacts {
  const openings = facts.openings.map((opening): SignedOpening => {
    const outcomes = opening.outcomes.flatMap((each) => (each.seq === seq ? (outcome ?? []) : each))
    const totals = outcomes
      .filter(({ status }) => status === 'valid')
      .map((each) => {
        const { quote, master } = facts.quotes.get(each.seq)!
        return { seq: each.seq, leaf: totalLeaf(facts.suite, master, quote.total) }
      })
    return { ...opening, outcomes: outcomes.toSorted((a, b) => a.seq - b.seq), totals }
  })
  return withOpenings(project, facts, openings)
}

/**
 * Chains other entries and re-signs what the platform can sign: heads and openings of the new end. Signatures of
 * openers cannot be repeated.
 */
export async function rechained(project: Project, facts: AuditFacts, entries: readonly Entry[]): Promise<AuditFacts> {
  const { suite } = facts
  const log: Entry[] = []
  const places = new Map<number, number>()
  for (const entry of entries) {
    const last = log.at(-1)
    const ref = entry.ref === null ? null : (places.get(entry.ref) ?? null)
    log.push(nextEntry({ suite, tenantId, projectId, ...(last ? { last } : {}) }, { ...entry, ref }))
    places.set(entry.seq, log.length)
  }
  const renumbered = <Item extends { readonly seq: number }>(items: readonly Item[]): Item[] =>
    items.flatMap((item) => {
      const seq = places.get(item.seq)
      return seq === undefined ? [] : [{ ...item, seq }]
    })
  const close = log.at(-1)!
  const openings = facts.openings.map((opening) => ({
    ...opening,
    head: close.hash,
    outcomes: renumbered(opening.outcomes),
    totals: renumbered(opening.totals),
  }))
  const quotes = new Map(
    [...facts.quotes].flatMap(([seq, quote]) => {
      const place = places.get(seq)
      return place === undefined ? [] : [[place, quote] as const]
    }),
  )
  const logged = new Set(log.map(({ subject }) => subject))
  const subjects = facts.subjects.filter(({ subject }) => logged.has(subject))
  const heads = close.kind === 'close' ? [await signClosingHead(project.platform, projectId, close)] : []
  return withOpenings(project, { ...facts, log, heads, quotes, subjects }, openings)
}

/** The same with signatures of colluding openers. */
export async function collusion(project: Project, facts: AuditFacts): Promise<AuditFacts> {
  const openings = await Promise.all(
    facts.openings.map(({ signatures: _signatures, ...rest }) => signOpening(project, rest)),
  )
  return { ...facts, openings }
}
