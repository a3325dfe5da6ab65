import { join } from 'node:path'
import { liveAs, start } from './child.mjs'
import { findNode, giveUp, install, modules } from './install.mjs'
import { buildWeb } from './web.mjs'

const server = 'server/src/main.ts'

install()
const node = findNode()
if (process.argv.includes('--dev')) {
  const vite = join(modules, 'vite/bin/vite.js')
  liveAs(start(node, ['--watch', server]), start(node, [vite, 'dev', 'web']))
} else {
  if (!buildWeb()) giveUp('the web could not be built: see above')
  liveAs(start(node, [server]))
}
