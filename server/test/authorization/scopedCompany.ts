import type { GrantReach } from '#contract/kit/reach/reach.ts'
import type { ProjectDraft } from '#contract/sourcing/projectDraft.ts'
import { aDepartment, aPerson, type Person } from '#test/app.ts'
import { createPublished, createSourcingFixture, type Project } from '#test/sourcing/fixture.ts'

export type Place = 'first' | 'below' | 'second'
export const places: readonly Place[] = ['first', 'below', 'second']
/** A company with a project in a department, in one below it, and in one beside it; for invited suppliers unless said otherwise. */
export async function aCompany(over: Partial<ProjectDraft> = {}) {
  const fixture = await createSourcingFixture()
  const [first, second] = [await aDepartment(fixture.tenant), await aDepartment(fixture.tenant)]
  const depts = { first, below: await aDepartment(fixture.tenant, first), second }
  const projectIn = async (place: Place): Promise<{ project: Project; buyer: Person }> => {
    const buyer = await aPerson(fixture.tenant, { permissions: ['project.manage'], dept: depts[place] })
    const invitedIds = [fixture.suppliers[0]!.supplierId!]
    const project = await createPublished(
      { ...fixture, buyer },
      { scope: 'invited', invitedIds, title: `项目 ${place}`, ...over },
    )
    return { project, buyer }
  }
  const of = { first: await projectIn('first'), below: await projectIn('below'), second: await projectIn('second') }
  return { ...fixture, depts, of }
}
/** Data scopes of somebody in the first department, with the chosen ones and those whose projects they show. */
export const scopes: readonly (readonly [GrantReach, readonly Place[], readonly Place[]])[] = [
  ['own', [], []],
  ['dept', [], ['first']],
  ['deptTree', [], ['first', 'below']],
  ['chosen', ['second'], ['second']],
  ['chosen', ['below', 'second'], ['below', 'second']],
  ['all', [], ['first', 'below', 'second']],
]
