import { expect, test } from 'vitest'
import { findAward, proposeAward } from '#contract/sourcing/award.ts'
import { findComparison } from '#contract/sourcing/comparison/comparison.ts'
import { enrol } from '#contract/sourcing/enrolments.ts'
import { as } from '#test/app.ts'
import { createOpened, itemNamed } from '#test/sourcing/awards.ts'
import { createPublished, createSourcingFixture } from '#test/sourcing/fixture.ts'
import { connectOwner } from '#test/sql/owner.ts'
import { verifyProjects } from '../index.ts'

const owner = await connectOwner()
const fixture = await createSourcingFixture({ budget: '100000' })
const project = await createPublished(fixture)
const enrolment = await as(fixture.suppliers[0]!, enrol, {
  projectId: project.id,
  contactName: '叶知秋',
  contactTel: '13800000000',
  statement: '',
})
const items = [itemNamed('防寒大衣', '10'), itemNamed('防寒帽', '4')]
const opened = await createOpened({ ...fixture, suppliers: [fixture.suppliers[0]!] }, { items, budgetAmount: '9000' }, [
  ['230.0000', '23.0000'],
])
const compared = await as(fixture.buyer, findComparison, { projectId: opened.id })
await as(fixture.buyer, proposeAward, {
  id: opened.id,
  version: opened.version,
  shares: compared.items.map(({ id, quantity }) => ({ itemId: id, quoteId: compared.quotes[0]!.id, quantity })),
  reasons: [],
  note: '',
})
const award = (await as(fixture.buyer, findAward, { projectId: opened.id }))!

/** Findings after a direct write to the database, which is rolled back. */
async function found(forgery: string): Promise<string[]> {
  await owner.query('begin')
  try {
    // Numbers of other tenants' projects, which other tests alter on purpose, may be the same.
    await owner.query(
      `update sourcing.projects set project_no = 'own-' || id where id in (${project.id}, ${opened.id})`,
    )
    await owner.query(forgery.replaceAll('$id', project.id).replaceAll('$award', award.id))
    const sentences = await verifyProjects(owner)
    const named = [`own-${project.id}`, enrolment.id, `own-${opened.id}`, award.id]
    return sentences.filter((sentence) => named.some((name) => sentence.includes(name)))
  } finally {
    await owner.query('rollback')
  }
}

test('project verification: a regular project is valid', async () => {
  expect(await found('select 1')).toEqual([])
})

test.each([
  ['a state that nobody led to', `update sourcing.projects set state = '6' where id = $id`, 'its last transition'],
  ['items that are gone', 'delete from sourcing.items where project_id = $id', 'submitted without items'],
  ['a number of enrolments', 'update sourcing.projects set enrolled_count = 7 where id = $id', 'number of enrolments'],
  [
    'an enrolment that nobody decided',
    `update sourcing.enrolments set status = 'rejected' where project_id = $id`,
    'number of enrolments',
  ],
  [
    'a budget of a project that is over',
    `update sourcing.projects set state = '9', ending = 'terminated' where id = $id`,
    'holds a budget',
  ],
  [
    'a result that nobody published',
    `update sourcing.awards set status = 'published', published_at = now() where id = $award`,
    'not that of its award',
  ],
  [
    'a quantity of an award',
    `update sourcing.award_lines set quantity = quantity + 1 where award_id = $award and line_no = 1`,
    'awarded quantities',
  ],
  [
    'a line that is gone',
    'delete from sourcing.award_lines where award_id = $award and line_no = 2',
    'awarded quantities',
  ],
  [
    'a price of an award',
    `update sourcing.award_lines set price = price - 1 where award_id = $award and line_no = 1`,
    'not that of a quote',
  ],
  ['a total of an award', `update sourcing.awards set total = total - 1 where id = $award`, 'not the sum of its lines'],
])('project verification: %s is detected', async (_, forgery, sentence) => {
  expect((await found(forgery)).some((each) => each.includes(sentence))).toBe(true)
})
