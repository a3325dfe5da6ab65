import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createModule } from './new/module.ts'

// `npm run new -- module <name>`: a module that works, to begin with. CONTRIBUTING.md says what goes where.

const root = new URL('..', import.meta.url).pathname
const { positionals, values } = parseArgs({ allowPositionals: true, options: { thing: { type: 'string' } } })
const [what, name] = positionals
if (what !== 'module' || name === undefined || positionals.length !== 2) {
  console.error('npm run new -- module <name, in the plural> [--thing <one of them>]')
  process.exit(2)
}
try {
  const made = createModule(root, { name, thing: values.thing ?? name.replace(/s$/, '') })
  const code = made.filter((file) => /\.tsx?$/.test(file))
  execFileSync(process.execPath, [join(root, 'node_modules/oxfmt/bin/oxfmt'), ...code], { cwd: root, stdio: 'ignore' })
  console.log(`${made.join('\n')}

Now: npm run db:types, say in contract/src/modules.ts which modules it stands on (its place), give a role its permission,
and put the words of its people into manifest.ts and messages/zh-CN.`)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
