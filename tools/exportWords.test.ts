import { expect, test } from 'vitest'
import { auditedKinds } from '../contract/src/identity/auditLog.ts'
import {
  changeWords,
  eventWords,
  fieldWords,
  kindWords,
  valueWords,
} from '../server/src/modules/identity/auditLog/auditLog.words.rules.ts'
import { list as listEn } from '../web/src/messages/en/list.ts'
import { list as listZh } from '../web/src/messages/zh-CN/list.ts'
import { messages as en } from '../web/src/modules/identity/messages/en.ts'
import { messages as zh } from '../web/src/modules/identity/messages/zh-CN.ts'

/** Exports are written by the server, which has no messages: their words are compared with those of the pages. */
type Words = Readonly<Record<string, readonly [zh: string, en: string]>>
interface Tree {
  readonly [name: string]: Tree | string
}
type Node = Tree | string | undefined

/** Message at a path; of a field with a hint, its label. */
function messageAt(messages: Node, path: string): string | undefined {
  const names = path.split('.')
  const found = names.reduce<Node>((tree, name) => (typeof tree === 'object' ? tree[name] : undefined), messages)
  const text = typeof found === 'object' ? found['label'] : found
  return typeof text === 'string' ? text : undefined
}
/** Words that differ from the messages under a path, which are absent where there is none. */
const differing = (words: Words, of: readonly [zh: Node, en: Node], at: string) =>
  Object.entries(words)
    .map(([name, [inChinese, inEnglish]]) => ({
      name: `${at}.${name}`,
      words: [inChinese, inEnglish],
      messages: of.map((messages) => messageAt(messages, `${at}.${name}`)),
    }))
    .filter(({ words: own, messages }) => own.some((text, index) => text !== messages[index]))

const lists = [listZh, listEn] as const
const ofIdentity = [zh, en] as const
/** Messages with the events and fields of each kind of record. */
const pages = { account: 'people', person: 'people', role: 'roles', department: 'departments' } as const

test('export words: kinds, events, fields and values of the audit log have those of the pages', () => {
  expect(differing(kindWords, ofIdentity, 'auditLog.kinds')).toEqual([])
  expect(differing(changeWords, lists, 'changes')).toEqual([])
  for (const kind of auditedKinds) {
    const events = Object.entries(eventWords).filter(([name]) => name.startsWith(`${kind}.`))
    expect(differing(Object.fromEntries(events), ofIdentity, `${pages[kind]}.happened`)).toEqual([])
    const fields: Words = fieldWords[kind]
    expect(differing(fields, ofIdentity, `${pages[kind]}.field`)).toEqual([])
    for (const field of Object.keys(fields))
      expect(differing(valueWords[field] ?? {}, ofIdentity, `${pages[kind]}.field.${field}.options`)).toEqual([])
  }
})

test('export words: a word that differs or lacks its message is found', () => {
  const messages = { field: { code: { label: '编码', hint: '字母' } } }
  const words = { code: ['编码', 'Code'], name: ['名称', 'Name'] } as const
  expect(differing(words, [messages, messages], 'field').map(({ name }) => name)).toEqual(['field.code', 'field.name'])
  expect(differing({ code: ['编码', '编码'] }, [messages, messages], 'field')).toEqual([])
})
