import { expect, test } from 'vitest'
import { enrol } from '#contract/sourcing/enrolments.ts'
import { as } from '#test/app.ts'
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

/** What the proof says of these once somebody has written past the product; that is taken back. */
async function found(forgery: string): Promise<string[]> {
  await owner.query('begin')
  try {
    await owner.query(forgery.replaceAll('$id', project.id))
    const sentences = await verifyProjects(owner)
    return sentences.filter((sentence) => sentence.includes(project.projectNo) || sentence.includes(enrolment.id))
  } finally {
    await owner.query('rollback')
  }
}

test('project verification: a project that came about in the usual way is right', async () => {
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
])('project verification: %s is found', async (_, forgery, sentence) => {
  expect((await found(forgery)).some((each) => each.includes(sentence))).toBe(true)
})
