import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findNode, modules, root, logProgress } from './install.mjs'
import { runStep } from './step.mjs'

const sources = ['web', 'contract', 'sealing', 'package-lock.json']
const stampFile = join(root, 'web/dist/.sources')

/** Builds the web if its sources changed since the last build; returns whether a build exists. */
export async function buildWeb() {
  const digestNow = digest()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === digestNow) return true
  logProgress('building the web')
  const vite = join(modules, 'vite/bin/vite.js')
  const build = (...how) => runStep(findNode(), [vite, 'build', 'web', '--logLevel', 'warn', ...how], { cwd: root })
  // The client bundle, then the server-side rendering bundle.
  if ((await build()) !== 0 || (await build('--ssr', 'src/app/ssr/entry.server.tsx')) !== 0) return false
  writeFileSync(stampFile, digestNow)
  return true
}

function digest() {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const file of filesOf(source)) hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

/** Source files without tests. */
function filesOf(path) {
  if (!existsSync(join(root, path))) return []
  if (path === 'package-lock.json') return [path]
  return readdirSync(join(root, path), { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const child = `${path}/${entry.name}`
      if (child === 'web/dist' || entry.name.includes('.test.')) return []
      return entry.isDirectory() ? filesOf(child) : [child]
    })
}
