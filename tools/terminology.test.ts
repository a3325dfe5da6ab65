import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { sourceFiles } from './imports.ts'

/**
 * Standard terms in the code: what an earlier private term named is called by the word that any engineer knows.
 * `names` are looked for in identifiers and file names, `prose` in comments, titles of tests and documents.
 */
interface Term {
  readonly standard: string
  readonly names?: { readonly pattern: RegExp; readonly example: string }
  readonly prose?: { readonly pattern: RegExp; readonly example: string }
  /** Where the word means something else. */
  readonly except?: RegExp
}

const terms: readonly Term[] = [
  {
    standard: 'rendered, SSR',
    names: { pattern: /^(un)?drawn([A-Z]|$)|[a-z]Drawn|findVisitBy|takenOver/, example: 'drawnWith' },
    prose: { pattern: /\bundrawn\b/i, example: 'what was undrawn' },
    except: /\.test\.ts$|keyboardNavigation/,
  },
  {
    standard: 'application context',
    names: { pattern: /^House$|startHouse|[a-z]House$|openGround|^ground$|Ground$/, example: 'startHouse' },
    except: /^server\/src\/demo\/|palette/,
  },
  {
    standard: 'authenticate',
    names: { pattern: /^[dD]oor$|holdStranger/, example: 'holdStranger' },
    prose: { pattern: /\bdoors?\b/i, example: 'the door lets a session pass' },
  },
  { standard: 'layers', prose: { pattern: /\b(floors|wings)\b/i, example: 'the floors of the modules' } },
  {
    standard: 'rate limit',
    names: { pattern: /^brakes?$|Brakes?$/, example: 'openBrakes' },
    prose: { pattern: /\bbrakes?\b/i, example: 'every route names its brake' },
  },
  {
    standard: 'deliver, receive, dead letter',
    names: { pattern: /^(un)?heard|Heard/, example: 'heardAt' },
    prose: { pattern: /\b(un)?heard\b|\bhears?\b/i, example: 'who is heard' },
  },
  {
    standard: 'encrypt, decrypt',
    names: { pattern: /^(un)?seal(s|ed|ing)?$/, example: 'unseal' },
    prose: { pattern: /\bsealed\b/i, example: 'secrets are sealed' },
  },
  {
    standard: 'message, shown, reported',
    names: { pattern: /^(un)?told$|Told$/, example: 'setTold' },
    prose: { pattern: /\b(un)?told\b/i, example: 'the person is told' },
  },
  {
    standard: 'violation',
    names: { pattern: /^objections?|Objection|[fF]laws?$|FlawsOf|^whyNot|doubtOf/, example: 'objectionTo' },
  },
  {
    standard: 'tokenizer, pinyin',
    names: { pattern: /[cC]utter|theSpeaker|^speaker$|soundsOf/, example: 'theCutter' },
  },
  {
    standard: 'listing, on sale',
    names: { pattern: /^shelf(Of|Counts|Version)?$|^reshelve/, example: 'reshelve' },
    prose: { pattern: /\bshelf\b/i, example: 'off the shelf' },
    except: /^server\/src\/demo\//,
  },
  {
    standard: 'reorder, reserve, release, split off',
    names: { pattern: /orderAgain|AgainDialog|holdOrders|ToHold|expireHold|givenBack|leaveOut/, example: 'orderAgain' },
  },
  {
    standard: 'timeline',
    names: { pattern: /^[sS]tory$|^Story[A-Z]/, example: 'StoryWords' },
    prose: { pattern: /\bstory\b/i, example: 'the story of an order' },
  },
  { standard: 'external identity, denied', names: { pattern: /outsider|NotLetIn/, example: 'NotLetIn' } },
  {
    standard: 'login method',
    names: { pattern: /^wayOf$|(Login|Factor|Session|offered)Ways?$/, example: 'FactorWay' },
    prose: { pattern: /\bways? in\b/i, example: 'every way in' },
  },
  {
    standard: 'search params',
    names: { pattern: /(read|write)Question|askAhead|usePeek|useReads$/, example: 'readQuestion' },
  },
  {
    standard: 'input, card, header and other names of components',
    names: {
      pattern: /SelectBox|TextBox|DayBox|Crumbs$|tellTrouble|tellFailure|Masthead|PocketMenu/,
      example: 'Masthead',
    },
    prose: { pattern: /\bmasthead\b/i, example: 'under the masthead' },
    except: /Breadcrumbs|ProductDetailPage/,
  },
  {
    standard: 'mutation test',
    names: { pattern: /^(tooth|teeth|bites?|TOOTHLESS)$/, example: 'TOOTHLESS' },
    prose: { pattern: /\b(tooth|teeth)\b/i, example: 'guards without teeth' },
  },
  { standard: 'fixture', names: { pattern: /^(aMarket|aShop|papersOf|naughty|houseWith)$/, example: 'aMarket' } },
  {
    standard: 'plain English',
    prose: { pattern: /\b(whoever|bears?|mended|lets go|lies in)\b/i, example: 'whoever bears it' },
  },
]

/** Written by a program from the names of the database; and this file, which names the private terms. */
const isExempt = (file: string) => /^server\/src\/kit\/database\/db\.|^tools\/terminology/.test(file)

interface Texts {
  readonly names: readonly string[]
  readonly prose: readonly string[]
  /** Of the tests at the top level of a file. */
  readonly titles: readonly string[]
}
interface Node {
  readonly type?: string
  readonly name?: unknown
  readonly value?: unknown
  readonly [key: string]: unknown
}

const isTestFile = (file: string) => /\.(test|spec)\.tsx?$/.test(file)
const calleeOf = (node: Node | undefined): unknown =>
  node?.type === 'Identifier'
    ? node.name
    : calleeOf((node?.['callee'] ?? node?.['object'] ?? node?.['tag']) as Node | undefined)
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Identifiers, comments and titles of a source text. */
function textsOf(file: string, source: string): Texts {
  const { program, comments } = parseSync(file, source)
  const names: string[] = []
  const titles: string[] = []
  const collect = (value: unknown): void => {
    if (!isNode(value)) return
    if (/^(JSX)?Identifier$/.test(value.type ?? '') && typeof value.name === 'string') names.push(value.name)
    for (const each of Object.values(value)) if (isNode(each)) collect(each)
  }
  collect(program)
  if (isTestFile(file))
    for (const statement of program.body as unknown as Node[]) {
      const call = statement['expression'] as Node | undefined
      const [title] = (call?.['arguments'] ?? []) as Node[]
      if (!/^(test|describe)$/.test(String(call?.type === 'CallExpression' && calleeOf(call)))) continue
      if (typeof title?.value === 'string') titles.push(title.value)
    }
  return { names: [...new Set(names)], prose: [...comments.map(({ value }) => value), ...titles], titles }
}

/** What of a file breaks a term. The file's own name counts as its names do. */
function breaking(file: string, { names, prose }: Pick<Texts, 'names' | 'prose'>): string[] {
  const parts = file.slice(file.lastIndexOf('/') + 1).split('.')
  return terms
    .filter(({ except }) => !except?.test(file))
    .flatMap((term) =>
      [
        ...[...names, ...parts].filter((name) => term.names?.pattern.test(name)),
        ...prose.flatMap((text) => term.prose?.pattern.exec(text)?.[0] ?? []),
      ].map((found) => `${file}: “${found}” is ${term.standard}`),
    )
}

const all = sourceFiles()
  .filter((file) => !isExempt(file))
  .map((file) => ({ file, ...textsOf(file, readFileSync(file, 'utf8')) }))

test('terminology: identifiers, file names, comments and titles of tests use the standard terms', () => {
  expect(all.length).toBeGreaterThan(1000)
  expect(all.flatMap((texts) => breaking(texts.file, texts))).toEqual([])
})

test('terminology: documents use the standard terms', () => {
  // The glossary names the words that are not used; names in backquotes are those of tables and files.
  const documents = globSync(['*.md', 'docs/**/*.md']).filter((file) => !file.endsWith('docs/glossary.md'))
  expect(documents.length).toBeGreaterThan(20)
  const found = documents.flatMap((file) =>
    breaking(file, {
      names: [],
      prose: readFileSync(file, 'utf8')
        .replaceAll(/`[^`\n]*`/g, '')
        .split('\n'),
    }),
  )
  expect(found).toEqual([])
})

test('terminology: each rule catches what it is about', () => {
  for (const { standard, names, prose } of terms) {
    if (names) expect([standard, breaking('x.ts', { names: [names.example], prose: [] }).length]).toEqual([standard, 1])
    if (prose) expect([standard, breaking('x.ts', { names: [], prose: [prose.example] }).length]).toEqual([standard, 1])
  }
  expect(breaking('server/src/modules/sso/outsider.service.ts', { names: [], prose: [] })).toHaveLength(1)
  const { names, prose } = textsOf('x.ts', "// Heard once.\nexport const drawnWith = 'told'\n")
  expect(breaking('x.ts', { names, prose })).toHaveLength(2)
})

const startsWithSubject = (title: string) => /^[\p{L}\d][\p{L}\d’'&/ .-]*: /u.test(title)

test('terminology: the title of a test begins with its subject', () => {
  const titles = all.flatMap(({ file, titles: its }) => its.map((title) => ({ file, title })))
  expect(titles.length).toBeGreaterThan(800)
  expect(titles.filter(({ title }) => !startsWithSubject(title))).toEqual([])
  expect(startsWithSubject('nothing is imported in vain')).toBe(false)
})
