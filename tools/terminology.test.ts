import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isGenerated, sourceFiles } from './imports.ts'
import { terms } from './terminology/terms.ts'
import { type Texts, textsOf } from './terminology/texts.ts'

/** Generated files, and the list of private terms itself. */
const isExempt = (file: string) => isGenerated(file) || file.startsWith('tools/terminology')

/** Violations of a file's terms, its name included. */
function violationsOf(file: string, { names, prose }: Pick<Texts, 'names' | 'prose'>): string[] {
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

test('terminology: identifiers, file names and comments use the standard terms', () => {
  expect(all.length).toBeGreaterThan(1000)
  expect(all.flatMap((texts) => violationsOf(texts.file, texts))).toEqual([])
})

test('terminology: documents use the standard terms', () => {
  // Except the glossary, which lists discarded words; names in backquotes refer to tables and files.
  const documents = globSync(['*.md', 'docs/**/*.md']).filter((file) => !file.endsWith('docs/glossary.md'))
  expect(documents.length).toBeGreaterThan(20)
  const found = documents.flatMap((file) =>
    violationsOf(file, {
      names: [],
      prose: readFileSync(file, 'utf8')
        .replaceAll(/`[^`\n]*`/g, '')
        .split('\n'),
    }),
  )
  expect(found).toEqual([])
})

test('terminology: each rule matches its example', () => {
  for (const { standard, names, prose } of terms) {
    if (names)
      expect([standard, violationsOf('x.ts', { names: [names.example], prose: [] }).length]).toEqual([standard, 1])
    if (prose)
      expect([standard, violationsOf('x.ts', { names: [], prose: [prose.example] }).length]).toEqual([standard, 1])
  }
  expect(violationsOf('server/src/modules/sso/outsider.service.ts', { names: [], prose: [] })).toHaveLength(1)
  const { names, prose } = textsOf('x.ts', "// Heard once.\nexport const drawnWith = 'told'\n")
  expect(violationsOf('x.ts', { names, prose })).toHaveLength(2)
})
