import { existsSync } from 'node:fs'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const executablePath = process.env['CHROMIUM'] ?? places.find((path) => existsSync(path))
const asRoot = ['--no-sandbox', '--disable-gpu']
const quiet = '--disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'

/** Launch options of the browser for journeys and component tests; it calls no services of its vendor. */
export const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [...(process.getuid?.() === 0 ? asRoot : []), ...quiet.split(' ')],
}
