import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { freeFunction, freeMenuId, freeMigration, freeRefusal } from './freeNumbers.ts'

/** Module with three folders and one kind of record, or one kind of case: pages, routes, table and test. */
export interface NewModule {
  /** Folder and plural: `contracts`, `priceLists`. */
  readonly name: string
  /** Singular: `contract`, `priceList`. */
  readonly thing: string
  /** A case, which is applied for and decided, instead of a record. */
  readonly isCase?: boolean
}

const template = new URL('template/', import.meta.url)

/** Template by generated file of a kind of case. */
const caseFiles = (m: NewModule, migration: string): Readonly<Record<string, string>> => ({
  [`contract/src/${m.name}/${m.name}.ts`]: 'case/contract/things.ts.txt',
  [`contract/src/${m.name}/waiting.ts`]: 'case/contract/waiting.ts.txt',
  [`contract/src/${m.name}/events.ts`]: 'case/contract/events.ts.txt',
  [`contract/src/${m.name}/manifest.ts`]: 'case/contract/manifest.ts.txt',
  [`server/migrations/${migration}_${snake(m.name)}.sql`]: 'case/server/migration.sql.txt',
  [`server/src/modules/${m.name}/index.ts`]: 'case/server/index.ts.txt',
  [`server/src/modules/${m.name}/columns.ts`]: 'case/server/columns.ts.txt',
  [`server/src/modules/${m.name}/${m.thing}.case.ts`]: 'case/server/thing.case.ts.txt',
  [`server/src/modules/${m.name}/${m.thing}.rules.ts`]: 'case/server/thing.rules.ts.txt',
  [`server/src/modules/${m.name}/${m.thing}.store.ts`]: 'case/server/thing.store.ts.txt',
  [`server/src/modules/${m.name}/${m.thing}.routes.test.ts`]: 'case/server/thing.routes.test.ts.txt',
  [`web/src/modules/${m.name}/pages.ts`]: 'case/web/pages.ts.txt',
  [`web/src/modules/${m.name}/${upper(m.name)}Page.tsx`]: 'case/web/ThingsPage.tsx.txt',
  [`web/src/modules/${m.name}/My${upper(m.name)}Page.tsx`]: 'case/web/MyThingsPage.tsx.txt',
  [`web/src/modules/${m.name}/messages/zh-CN.ts`]: 'case/web/zh-CN.ts.txt',
  [`web/src/modules/${m.name}/messages/en.ts`]: 'case/web/en.ts.txt',
  [`web/src/modules/${m.name}/messages/zh-CN/${m.name}.ts`]: 'case/web/zh-CN.things.ts.txt',
  [`web/src/modules/${m.name}/messages/en/${m.name}.ts`]: 'case/web/en.things.ts.txt',
  [`docs/modules/${m.name}.md`]: 'case/module.md.txt',
})

/** Template by generated file. */
const files = (m: NewModule, migration: string): Readonly<Record<string, string>> => ({
  [`contract/src/${m.name}/${m.name}.ts`]: 'contract/things.ts.txt',
  [`contract/src/${m.name}/events.ts`]: 'contract/events.ts.txt',
  [`contract/src/${m.name}/manifest.ts`]: 'contract/manifest.ts.txt',
  [`contract/src/${m.name}/refusals.ts`]: 'contract/refusals.ts.txt',
  [`server/migrations/${migration}_${snake(m.name)}.sql`]: 'server/migration.sql.txt',
  [`server/src/modules/${m.name}/index.ts`]: 'server/index.ts.txt',
  [`server/src/modules/${m.name}/${m.thing}.routes.ts`]: 'server/thing.routes.ts.txt',
  [`server/src/modules/${m.name}/${m.thing}.service.ts`]: 'server/thing.service.ts.txt',
  [`server/src/modules/${m.name}/${m.thing}.store.ts`]: 'server/thing.store.ts.txt',
  [`server/src/modules/${m.name}/${m.thing}.routes.test.ts`]: 'server/thing.routes.test.ts.txt',
  [`server/src/modules/${m.name}/demo.ts`]: 'server/demo.ts.txt',
  [`web/src/modules/${m.name}/pages.ts`]: 'web/pages.ts.txt',
  [`web/src/modules/${m.name}/icons.ts`]: 'web/icons.ts.txt',
  [`web/src/modules/${m.name}/${upper(m.name)}Page.tsx`]: 'web/ThingsPage.tsx.txt',
  [`web/src/modules/${m.name}/${upper(m.thing)}Dialog.tsx`]: 'web/ThingDialog.tsx.txt',
  [`web/src/modules/${m.name}/messages/zh-CN.ts`]: 'web/zh-CN.ts.txt',
  [`web/src/modules/${m.name}/messages/en.ts`]: 'web/en.ts.txt',
  [`web/src/modules/${m.name}/messages/zh-CN/${m.name}.ts`]: 'web/zh-CN.things.ts.txt',
  [`web/src/modules/${m.name}/messages/en/${m.name}.ts`]: 'web/en.things.ts.txt',
  [`docs/modules/${m.name}.md`]: 'module.md.txt',
})

/** Lines that register the module, each inserted before or after an existing line. */
const registrations = ({ name, thing }: NewModule, number: string): readonly Insertion[] => [
  ['contract/src/functionNumbers.ts', 'before', /^}$/gm, `  '${thing}.manage': ${number},`],
  ['contract/src/modules.ts', 'after', /^import .*$/gm, `import { ${name} } from './${name}/manifest.ts'`],
  ['contract/src/modules.ts', 'before', /^}$/gm, `  ${name},`],
  ['contract/src/events.ts', 'after', /^import .*$/gm, `import { ${name}Events } from './${name}/events.ts'`],
  ['contract/src/events.ts', 'before', /^} as const$/gm, `  ...${name}Events,`],
  [
    'server/src/modules.ts',
    'after',
    /^import .* from '#modules\/.*$/gm,
    `import { ${name} } from '#modules/${name}/index.ts'`,
  ],
  ['server/src/modules.ts', 'after', /^ {4}jobs,$/gm, `    ${name},`],
]
type Insertion = readonly [file: string, where: 'before' | 'after', anchor: RegExp, line: string]

/** Writes a module into a checkout; returns the created and changed files. */
export function createModule(root: string, module: NewModule): string[] {
  for (const name of [module.name, module.thing])
    if (!/^[a-z][a-zA-Z0-9]{1,39}$/.test(name))
      throw new Error(`${name} is not a valid module name: letters only, the first in lower case`)
  if (module.name === module.thing) throw new Error('module and record need different names: the plural and --thing')
  if (existsSync(join(root, 'contract/src', module.name))) throw new Error(`module ${module.name} already exists`)
  const values: Readonly<Record<string, string>> = {
    things: module.name,
    Things: upper(module.name),
    thing: module.thing,
    Thing: upper(module.thing),
    schema: snake(module.name),
    menuId: freeMenuId(root),
    ownMenuId: String(Number(freeMenuId(root)) + 1),
    refusal: freeRefusal(root),
  }
  const valueOf = (key: string) => {
    const value = values[key]
    if (value === undefined) throw new Error(`unknown template variable ${key}`)
    return value
  }
  const generated = (module.isCase ? caseFiles : files)(module, freeMigration(root))
  const insertions = registrations(module, freeFunction(root))
  for (const [file, source] of Object.entries(generated)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    const text = readFileSync(new URL(source, template), 'utf8')
    writeFileSync(
      join(root, file),
      text.replaceAll(/__(\w+?)__/g, (_, key: string) => valueOf(key)),
      { flag: 'wx' },
    )
  }
  for (const insertion of insertions) insert(root, insertion)
  return [...Object.keys(generated), ...new Set(insertions.map(([file]) => file))]
}

function insert(root: string, [file, where, anchor, line]: Insertion): void {
  const text = readFileSync(join(root, file), 'utf8')
  const found = [...text.matchAll(anchor)].at(where === 'after' ? -1 : 0)
  if (!found) throw new Error(`${file} has no line ${anchor.source}`)
  const at = where === 'after' ? found.index + found[0].length + 1 : found.index
  writeFileSync(join(root, file), `${text.slice(0, at)}${line}\n${text.slice(at)}`)
}

const upper = (name: string) => name[0]!.toUpperCase() + name.slice(1)
const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
