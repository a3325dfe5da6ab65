import { isUrl, withoutPassword } from './config.values.ts'

export type Env = Readonly<Record<string, string | undefined>>

/** Reads typed values from the environment and collects all problems, so that one start reports every mistake. */
export function openReader(env: Env) {
  const problems: string[] = []
  const value = (name: string) => env[name]?.trim() || undefined
  const wrong = (name: string, expected: string) =>
    void problems.push(`${name} is ${JSON.stringify(withoutPassword(env[name]))}; expected ${expected}`)

  const number = (name: string, otherwise: number, max: number, expected: string) => {
    const text = value(name)
    if (text === undefined) return otherwise
    if (!/^\d{1,6}$/.test(text) || Number(text) > max) wrong(name, expected)
    return Number(text)
  }
  return {
    problems,
    value,
    wrong,
    count: (name: string, otherwise: number) => number(name, otherwise, 999_999, 'a number; 0 is without limit'),
    port: (name: string, otherwise: number) => number(name, otherwise, 65_535, 'a port from 0 to 65535'),
    url: (name: string, schemes: readonly string[]) => {
      const text = value(name)
      if (text !== undefined && !isUrl(text, schemes))
        wrong(name, `an address that starts with ${schemes.join(' or ')}`)
      return text
    },
    oneOf: <T extends string>(name: string, words: readonly T[], otherwise: T): T => {
      const text = value(name) ?? otherwise
      if (!(words as readonly string[]).includes(text)) wrong(name, `one of ${words.join(', ')}`)
      return text as T
    },
    list: (name: string) =>
      (value(name) ?? '')
        .split(',')
        .map((each) => each.trim())
        .filter((each) => each !== ''),
  }
}
