import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { newBlocks, defaultLayouts } from '../../contract/src/home/defaults.ts'
import { importHeadings } from '../../contract/src/imports/importFields.ts'
import { type Manifest, menuGroups } from '../../contract/src/kit/manifest.ts'
import { inputProblems } from '../../contract/src/kit/refusals.ts'
import { modules } from '../../contract/src/modules.ts'
import { templateNames, templateOf, topics } from '../../contract/src/messages.ts'
import { permissions } from '../../contract/src/permissions.ts'
import { refusals } from '../../contract/src/refusals.ts'
import { words as offlineWords } from '../../server/src/installable/offlinePage.ts'
import { words as manifestWords } from '../../server/src/installable/webManifest.ts'
import { words as mailWords } from '../../server/src/modules/notifications/delivering/words.ts'
import { batchHeadings } from '../../server/src/modules/ordering/batch/batch.columns.rules.ts'
import type { LetterFacts } from '../../server/src/modules/sourcing/mail/letterFacts.ts'
import {
  endings,
  extension,
  footers,
  texts as letterTexts,
  verifyLabel,
} from '../../server/src/modules/sourcing/mail/texts/texts.ts'
import { declaredStateNames } from './stateNames.ts'

/** User-visible texts follow the terms of `docs/glossary.md`, in both languages. */

export interface ShownText {
  /** Location of the text: file and key. */
  readonly place: string
  readonly text: string
}

type Tree = string | readonly Tree[] | { readonly [key: string]: Tree }

export const leavesOf = (tree: unknown, place: string): ShownText[] => {
  if (typeof tree === 'string') return [{ place, text: tree }]
  if (typeof tree !== 'object' || tree === null) return []
  return Object.entries(tree).flatMap(([key, value]) => leavesOf(value, `${place}.${key}`))
}

export const load = async (file: string): Promise<Record<string, Tree>> =>
  (await import(pathToFileURL(file).href)) as Record<string, Tree>

/** Names of states, which refusals, exports and documents show. */
const states = async (): Promise<ShownText[]> =>
  (await declaredStateNames()).flatMap(({ module, constant, names }) => leavesOf(names, `state ${module}.${constant}`))

export async function shownTexts(): Promise<ShownText[]> {
  const files = globSync([
    'web/src/messages/{zh-CN,en}/*.ts',
    'web/src/modules/*/messages/{zh-CN,en}/*.ts',
    'server/src/**/*.{export,words,template}.rules.ts',
    'server/src/modules/**/{words,*.words}.ts',
    'server/src/kit/sms/sms.templates.ts',
  ])
  const inFiles = await Promise.all(files.map(async (file) => leavesOf(await load(file), file)))
  const menus = Object.entries(modules).flatMap(([name, module]) =>
    ('menus' in module ? module.menus : []).flatMap((entry) => [
      { place: `menu ${name}.${entry.url}`, text: entry.name },
      { place: `menu ${name}.${entry.url}`, text: entry.enName },
    ]),
  )
  const names = { 'menu group': menuGroups, permission: permissions, refusal: refusals, input: inputProblems }
  const declared = Object.entries(names).flatMap(([place, tree]) => leavesOf(tree, place))
  return [
    ...inFiles.flat(),
    ...menus,
    ...declared,
    ...(await states()),
    ...messages(),
    ...letters(),
    ...workbench(),
    ...homes(),
    ...installed(),
    ...headings(),
  ]
}

/** Default texts and topics of messages, and the texts of their mails. */
const messages = (): ShownText[] => [
  ...templateNames.flatMap((name) => {
    const { zh, en, facts } = templateOf(name)
    return leavesOf({ zh, en, facts }, `message ${name}`)
  }),
  ...Object.entries(topics).flatMap(([name, topic]) => leavesOf(topic.name, `topic ${name}`)),
  ...Object.entries(mailWords).flatMap(([language, { unsubscribe, digest, more, ...fixed }]) =>
    leavesOf(
      { ...fixed, unsubscribe: unsubscribe('A'), digest: [digest('1', 1), digest('1', 2)], more: more(2) },
      `mail ${language}`,
    ),
  ),
]

const sample: LetterFacts = {
  projectNo: 'P-1',
  title: 'A',
  deptName: 'B',
  enrolEnd: '1',
  quoteEnd: '2',
  auctionBegin: '5',
  lots: '6',
  scoringEnd: '3',
  reason: 'C',
  fingerprint: 'D',
  head: null,
  closedAt: '4',
  isOver: false,
}

/** Mails of projects. */
const letters = (): ShownText[] => [
  ...Object.entries(letterTexts).flatMap(([language, kinds]) =>
    Object.entries(kinds).flatMap(([kind, text]) =>
      [false, true].flatMap((isOver) => leavesOf(text({ ...sample, isOver }), `letter ${kind} ${language}`)),
    ),
  ),
  ...leavesOf({ endings, extension, footers, verifyLabel }, 'letter parts'),
]

/** Texts of the workbench: names and notes of its parts. */
const workbench = (): ShownText[] =>
  Object.entries<Manifest>(modules).flatMap(([name, { workbench: { todos, recents, figures, charts } = {} }]) =>
    [todos, recents, figures, charts].flatMap((kind = {}) =>
      Object.entries<Texts>(kind).flatMap(([part, { name: title, action, note, measure, series }]) =>
        leavesOf(
          { title, action, note, series, ...(typeof measure === 'string' ? {} : { measure }) },
          `workbench ${name}.${part}`,
        ),
      ),
    ),
  )
type Texts = Readonly<Partial<Record<'name' | 'action' | 'note' | 'measure' | 'series', unknown>>>

const shownInBlocks = new Set(['title', 'enTitle', 'name', 'enName', 'text', 'enText', 'columns'])

/** Texts of a block; the others are kinds, icons and addresses. */
const textsOfBlock = (tree: unknown, place: string): ShownText[] =>
  typeof tree !== 'object' || tree === null
    ? []
    : Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
        shownInBlocks.has(key) ? leavesOf(value, `${place}.${key}`) : textsOfBlock(value, `${place}.${key}`),
      )

/** Default home pages. */
const homes = (): ShownText[] => [
  ...textsOfBlock(newBlocks, 'block new'),
  ...textsOfBlock(defaultLayouts, 'home default'),
]

/** Texts of the installed portal. */
const installed = (): ShownText[] => leavesOf({ offlineWords, manifestWords }, 'installed portal')

/** Column headings of workbooks that users fill in. */
const headings = (): ShownText[] => [
  ...Object.entries(importHeadings).flatMap(([field, [zh, en]]) => leavesOf([zh, en], `import ${field}`)),
  ...leavesOf(batchHeadings, 'batch headings'),
]
