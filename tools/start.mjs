import { join, resolve } from 'node:path'
import { alreadyRunning, locksOf } from '../server/src/kit/embedded/dataDirHolders.mjs'
import { superviseChildren, start } from './child.mjs'
import { findNode, exitWithError, install, modules, root } from './install.mjs'
import { buildWeb } from './web.mjs'

const server = 'server/src/main.ts'

refuseSecondStart()
await install()
const node = findNode()
if (process.argv.includes('--dev')) {
  const vite = join(modules, 'vite/bin/vite.js')
  // Neither the watcher nor Vite ends when this process does; run.mjs ends them.
  const run = join(root, 'tools/run.mjs')
  superviseChildren(start(node, [run, '--watch', server]), start(node, [run, vite, 'dev', 'web']))
} else {
  if (!(await buildWeb())) exitWithError('the web could not be built: see above')
  superviseChildren(start(node, [server]))
}

/** Before packages and web are replaced under a running server. The server itself checks and locks the folder. */
function refuseSecondStart() {
  const { DATABASE_URL = '', DATA_DIR = '' } = process.env
  if (DATABASE_URL.trim() !== '') return
  const dataDir = resolve(root, DATA_DIR.trim() || './data')
  const holder = holderOf(dataDir)
  if (holder === undefined) return
  console.error(alreadyRunning(dataDir, holder))
  process.exit(1)
}

/** What is wrong with the folder is reported by the server. */
function holderOf(dataDir) {
  try {
    return locksOf(dataDir).find(({ pid }) => pid !== undefined)
  } catch {
    return undefined
  }
}
