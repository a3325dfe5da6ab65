import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { events } from '../contract/src/events.ts'
import { isTest } from './architecture/layers.ts'
import { read, sourceFiles } from './imports.ts'
import { load } from './terms/shownTexts.ts'

/** Entities of histories that consist of several. */
const composed: Readonly<Record<string, readonly string[]>> = { listPersonChanges: ['account', 'person'] }
/** Events that a history leaves out: use, which changes nothing. */
const leftOut: readonly string[] = ['account.jumped']

/** Routes of change histories. */
const routesIn = (source: string) => [...source.matchAll(/const (\w+) = changesRoute\(/g)].map(([, route]) => route!)
/** Entity of each route that the server serves: `changes(contract.listRoleChanges, …, { of: 'role' })`. */
const entitiesIn = (source: string) =>
  [...source.matchAll(/\b(list\w+Changes),[^{}]*(?:\{[^{}]*\}[^{}]*=>[^{}]*)?\{[^{}]*?\bof: '(\w+)'/g)].map(
    ([, route, entity]) => [route!, [entity!]] as const,
  )
/** Cases that the contract declares, whose entity is beside them: `const trialCase = queueOf({ entity: 'trial', … })`. */
const casesIn = (source: string) =>
  [...source.matchAll(/const (\w+) = (?:queueOf|caseOf)\(\{\s*entity: '(\w+)'/g)].map(
    ([, name, entity]) => [name!, [entity!]] as const,
  )
/** Cases that the server serves. */
const servedCasesIn = (source: string) =>
  [...source.matchAll(/\b(?:serveCases|caseOn)\((?:app, )?(?:\w+\.)?(\w+Case)\b/g)].map(([, name]) => name!)
/** Messages of the cases whose queue, with their history, a file of the web shows. */
const shownCasesIn = (source: string) =>
  [...source.matchAll(/<CaseQueuePage\b[^<]*?\bof=\{(?:\w+\.)?(\w+)\}[^<]*?\btexts="([\w.]+)"/g)].map(
    ([, name, texts]) => [name!, texts!] as const,
  )
/** Messages of the records whose history a file of the web shows, with the route. */
const shownIn = (source: string) =>
  [...source.matchAll(/\broute[:=]\s?\{?\s?(?:\w+\.)?(list\w+Changes)\b/g)].map(
    ([, route]) => [route!, /<(?:RecordDrawer|ChangeList)\b[^<]*?\btexts="([\w.]+)"/.exec(source)?.[1]] as const,
  )

/** Events without a text. */
function withoutText(texts: unknown, entities: readonly string[]): string[] {
  const { happened = {} } = (texts ?? {}) as {
    readonly happened?: Readonly<Record<string, Readonly<Record<string, string>>>>
  }
  return Object.values(events)
    .filter(({ name, entity }) => entities.includes(entity) && !leftOut.includes(name))
    .filter(({ name, entity }) => !happened[entity]?.[name.slice(entity.length + 1)])
    .map(({ name }) => name)
}

const sourcesOf = (part: RegExp) =>
  sourceFiles()
    .filter((file) => part.test(file) && !isTest(file))
    .map(read)

test.each(['zh-CN', 'en'])('change histories: every event of a record has a text in %s', async (language) => {
  const routes = sourcesOf(/^contract\/src\//).flatMap(routesIn)
  const cases = Object.fromEntries(sourcesOf(/^contract\/src\/(?!kit\/)/).flatMap(casesIn))
  const shownCases = Object.fromEntries(sourcesOf(/^web\/src\/modules\//).flatMap(shownCasesIn))
  const entities = { ...Object.fromEntries(sourcesOf(/^server\/src\/modules\//).flatMap(entitiesIn)), ...composed }
  const shown = Object.fromEntries(sourcesOf(/^web\/src\/modules\//).flatMap(shownIn))
  expect(routes.length + Object.keys(cases).length).toBeGreaterThan(10)
  expect(Object.keys(cases)).toEqual(expect.arrayContaining(['feedbackCase', 'registrationCase', 'trialCase']))
  expect(Object.keys(entities).toSorted()).toEqual(routes.toSorted())
  expect(Object.keys(shown).toSorted()).toEqual(routes.toSorted())
  expect(
    sourcesOf(/^server\/src\/modules\//)
      .flatMap(servedCasesIn)
      .toSorted(),
  ).toEqual(Object.keys(cases).toSorted())
  expect(Object.keys(shownCases).toSorted()).toEqual(Object.keys(cases).toSorted())
  const files = globSync(`web/src/modules/*/messages/{,*.}${language}.ts`)
  const messages = Object.assign({}, ...(await Promise.all(files.map(load))).map((file) => file['messages']))
  for (const route of routes)
    expect([route, withoutText(messages[shown[route]!], entities[route]!)]).toEqual([route, []])
  for (const [name, of] of Object.entries(cases))
    expect([name, withoutText(messages[shownCases[name]!], of)]).toEqual([name, []])
})

test('change histories: an event without a text is found', () => {
  const withText = { happened: { column: { added: 'x', edited: 'x', moved: 'x', disabled: 'x' } } }
  expect(withoutText(withText, ['column'])).toEqual(['column.enabled'])
  expect(withoutText(undefined, ['person'])).toContain('person.contactChanged')
  expect(entitiesIn("a.changes(contract.listRoleChanges, ({ id }) => id, { of: 'role', wordOf })")).toEqual([
    ['listRoleChanges', ['role']],
  ])
  expect(casesIn("export const trialCase = queueOf({\n  entity: 'trial',")).toEqual([['trialCase', ['trial']]])
  expect(servedCasesIn('serveCases(app, contract.feedbackCase, {')).toEqual(['feedbackCase'])
  expect(shownCasesIn('<CaseQueuePage\n  of={trialCase}\n  texts="trials"')).toEqual([['trialCase', 'trials']])
  expect(shownIn('<ChangeList route={contract.listRoleChanges} of={{ id }} texts="roles" />')).toEqual([
    ['listRoleChanges', 'roles'],
  ])
})
