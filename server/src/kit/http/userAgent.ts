import bowser from 'bowser'

/** A browser and its system in a few words, as people know them: `Chrome 130 · Windows`; empty where it does not say. */
export function deviceOf(agent: string): string {
  if (agent === '') return ''
  const { browser, os } = bowser.parse(agent)
  const name = [browser.name, browser.version?.split('.')[0]].filter(Boolean).join(' ')
  return [name, os.name].filter(Boolean).join(' · ')
}
