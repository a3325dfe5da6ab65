import { createRequire } from 'node:module'
import type bowser from 'bowser'

const require = createRequire(import.meta.url)

/**
 * A browser and its system in a few words, as people know them: `Chrome 130 · Windows`; empty where it does not say.
 */
export function deviceOf(agent: string): string {
  if (agent === '') return ''
  // Loaded with the first login.
  const { browser, os } = (require('bowser') as typeof bowser).parse(agent)
  const name = [browser.name, browser.version?.split('.')[0]].filter(Boolean).join(' ')
  return [name, os.name].filter(Boolean).join(' · ')
}
