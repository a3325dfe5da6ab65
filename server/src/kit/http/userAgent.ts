import { createRequire } from 'node:module'
import type bowser from 'bowser'

const require = createRequire(import.meta.url)

/** Short name of browser and operating system: `Chrome 130 · Windows`; empty if the header is. */
export function deviceOf(agent: string): string {
  if (agent === '') return ''
  // Lazy: the library is loaded with the first login.
  const { browser, os } = (require('bowser') as typeof bowser).parse(agent)
  const name = [browser.name, browser.version?.split('.')[0]].filter(Boolean).join(' ')
  return [name, os.name].filter(Boolean).join(' · ')
}
