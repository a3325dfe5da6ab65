import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createModule } from './new/module.ts'

// `npm run new -- <name>`: creates a working module, with `--case` one of a case that is applied for and decided.
// CONTRIBUTING.md describes the files.

const root = new URL('..', import.meta.url).pathname
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { thing: { type: 'string' }, case: { type: 'boolean' } },
})
const [name] = positionals
if (name === undefined || positionals.length !== 1) {
  console.error('npm run new -- <plural name> [--thing <singular name>] [--case]')
  process.exit(2)
}
try {
  const thing = values.thing ?? name.replace(/s$/, '')
  const files = createModule(root, { name, thing, isCase: values.case ?? false })
  const code = files.filter((file) => /\.tsx?$/.test(file))
  execFileSync(process.execPath, [join(root, 'node_modules/oxfmt/bin/oxfmt'), ...code], { cwd: root, stdio: 'ignore' })
  console.log(`${files.join('\n')}

Next: run npm run db:types, move the module to its layer in contract/src/modules.ts, and replace the texts in manifest.ts
and messages/zh-CN.`)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
