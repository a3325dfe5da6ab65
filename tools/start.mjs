import { join } from 'node:path'
import { superviseChildren, start } from './child.mjs'
import { findNode, exitWithError, install, modules, root } from './install.mjs'
import { buildWeb } from './web.mjs'

const server = 'server/src/main.ts'

install()
const node = findNode()
if (process.argv.includes('--dev')) {
  const vite = join(modules, 'vite/bin/vite.js')
  // Neither the watcher nor Vite ends when this process does; run.mjs ends them.
  const run = join(root, 'tools/run.mjs')
  superviseChildren(start(node, [run, '--watch', server]), start(node, [run, vite, 'dev', 'web']))
} else {
  if (!buildWeb()) exitWithError('the web could not be built: see above')
  superviseChildren(start(node, [server]))
}
