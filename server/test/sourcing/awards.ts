import type { ProjectDraft, ProjectItemDraft } from '#contract/sourcing/projectDraft.ts'
import { decideProject } from '#contract/sourcing/projects.ts'
import { findSealRound } from '#contract/sourcing/seal.ts'
import { quoteTotal } from '#sealing/quotes/amount.ts'
import { headOf, lineOf } from '#sealing/testing/quotes.ts'
import { as, type Person } from '../app.ts'
import { createDraft, move, type Project, readAgain, type SourcingFixture } from './fixture.ts'
import { openQuotes, quote, termsIn } from './sealing.ts'

export const itemNamed = (name: string, quantity: string, budgetPrice = ''): ProjectItemDraft => ({
  name,
  spec: 'L 码',
  unit: '件',
  quantity,
  budgetPrice,
  needDate: null,
  remark: '',
  skuId: null,
})

/** Submits a quote with these prices by item; an empty price omits the item. */
export async function offer(
  supplier: Person,
  project: { readonly id: string },
  prices: readonly string[],
  freight = '0.00',
) {
  const terms = termsIn(await as(supplier, findSealRound, { projectId: project.id }))
  const lines = terms.items.flatMap((item, n) => (prices[n] ? [lineOf(item, prices[n])] : []))
  const head = headOf({ freight })
  const amounts = lines.map(({ amount }) => amount)
  return quote(supplier, project, { head, lines, total: quoteTotal(amounts, head.freight) })
}

/**
 * A project with opened quotes: one list of prices by item for each supplier, with one freight; an empty price omits
 * the item.
 */
export async function createOpened(
  fixture: SourcingFixture,
  over: Partial<ProjectDraft>,
  offers: readonly (readonly string[])[],
  freight?: string,
): Promise<Project> {
  const quoteBeginAt = new Date(Date.now() - 3_600_000).toISOString()
  return openPublished(fixture, await createDraft(fixture, { audit: '2', quoteBeginAt, ...over }), offers, freight)
}

/** The same for an existing draft. */
export async function openPublished(
  fixture: SourcingFixture,
  draft: Project,
  offers: readonly (readonly string[])[],
  freight?: string,
): Promise<Project> {
  const { buyer, approver, suppliers } = fixture
  const submitted = await move(buyer, draft, 'submit')
  const { id, version } = submitted
  if (submitted.status === '2') await as(approver, decideProject, { id, version, decision: 'agree', opinion: '' })
  const project = await move(buyer, await readAgain(buyer, submitted), 'publish')
  for (const [at, prices] of offers.entries()) await offer(suppliers[at]!, project, prices, freight)
  await openQuotes(fixture, project)
  return readAgain(buyer, project)
}
