import { basename } from 'node:path'
import type { Language } from './messages.ts'

const languages: readonly Language[] = ['zh-CN', 'en']

/**
 * Languages that a journey is made in: one, by the name of its file, so that the journeys of a run see both; all of
 * them where everything is tested.
 */
export function languagesOf(file: string): readonly Language[] {
  if (process.env['TEST_FULL'] === '1') return languages
  const letters = [...basename(file)].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0)
  return [languages[letters % languages.length]!]
}
