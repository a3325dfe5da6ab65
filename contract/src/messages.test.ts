import { expect, test } from 'vitest'
import { template } from './kit/messages.ts'
import { known, templateNames, templateOf, topicNames, topics } from './messages.ts'

const repeated = (all: readonly string[]) => all.filter((each, at) => all.indexOf(each) !== at)
const placeholders = (text: string) => [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)

test('topics of messages: every code belongs to one topic', () => {
  expect(repeated(topicNames.map((name) => topics[name].code))).toEqual([])
  expect(repeated(['1', '2', '1'])).toEqual(['1'])
})

test('templates of messages: texts have no placeholder without a fact', () => {
  const unknown = templateNames.flatMap((name) => {
    const { zh, en, facts } = templateOf(name)
    return placeholders([...zh, ...en].join(' ')).filter((fact) => !Object.hasOwn(facts, fact))
  })
  expect(unknown).toEqual([])
  expect(placeholders('{docNo} of {name}')).toEqual(['docNo', 'name'])
})

test('templates of messages: an unknown topic or permission is an error', () => {
  const of = (topic: string, needs?: string) => () => known('x', template(topic, '/', {}, ['', ''], ['', ''], needs))
  expect(of('security')()).toMatchObject({ topic: 'security' })
  expect(of('securities')).toThrow('no module declares the topic securities')
  expect(of('security', 'order.reads')).toThrow('no module declares the permission order.reads')
})
