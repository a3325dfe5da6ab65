import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { exitWithError, logProgress } from './install.mjs'

const candidates = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Finds Chromium for end-to-end tests; installs it as root on Debian. */
export function findChromium() {
  const found = findInstalled()
  if (found) return found
  const isDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0
  if (isDebian && !process.env.CHROMIUM) {
    logProgress('installing Chromium (apt-get)')
    apt('update')
    apt('install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk')
    const installed = findInstalled()
    if (installed) return installed
  }
  return exitWithError(
    'Chromium is missing: install chromium and fonts-noto-cjk, or set CHROMIUM to the path of a Chrome',
  )
}

/** Some systems have a stub with that name, so the candidate must print its version. */
const findInstalled = () =>
  (process.env.CHROMIUM ? [process.env.CHROMIUM] : candidates).find(
    (path) => existsSync(path) && (process.platform === 'win32' || spawnSync(path, ['--version']).status === 0),
  )

function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['-q', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env })
}
