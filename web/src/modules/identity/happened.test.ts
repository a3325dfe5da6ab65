import { expect, test } from 'vitest'
import { events } from '#contract/events.ts'
import { messages as en } from './messages/en.ts'
import { messages as zh } from './messages/zh-CN.ts'

/** Events of use, which are not changes. */
const uses = ['account.jumped']
const shown = { department: 'departments', role: 'roles', account: 'people', person: 'people' } as const

test.each([
  ['zh-CN', zh],
  ['en', en],
])('recent changes: every event of departments, people and roles has a text in %s', (_, messages) => {
  const named = Object.values(events).filter(({ name, entity }) => entity in shown && !uses.includes(name))
  expect(named.length).toBeGreaterThan(15)
  const unsaid = named.filter(({ name, entity }) => {
    const happened: Readonly<Record<string, Readonly<Record<string, string>>>> =
      messages[shown[entity as keyof typeof shown]].happened
    return !happened[entity]?.[name.slice(entity.length + 1)]
  })
  expect(unsaid.map(({ name }) => name)).toEqual([])
})
