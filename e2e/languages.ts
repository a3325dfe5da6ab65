import { basename } from 'node:path'
import type { Language } from './messages.ts'

const languages: readonly Language[] = ['zh-CN', 'en']

/**
 * Languages that a test file runs in: all of them in a full run, otherwise one chosen by the file name, so that a run
 * covers both.
 */
export function languagesOf(file: string): readonly Language[] {
  if (process.env['TEST_FULL'] === '1') return languages
  const letters = [...basename(file)].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0)
  return [languages[letters % languages.length]!]
}
