import { globSync, readFileSync } from 'node:fs'
import { serverRules } from './architecture/serverRules.ts'
import { sealingRules } from './architecture/sealingRules.ts'
import { webRules } from './architecture/webRules.ts'
import { textsOf } from './terminology/texts.ts'

// `npm run rules`: the rules of the code, which are the titles of the tests that enforce them, by file.

/** Tests of tools, which are no rules of the code. */
const isOfTool = (file: string) => /\/(start|nearTests|mutation)\.test\.ts$/.test(file)
const files = [...globSync('tools/*.test.ts'), 'server/src/kit/database/database.isolation.db.test.ts']
const imports = [...serverRules, ...webRules, ...sealingRules].map(({ name }) => `architecture: ${name}`)
for (const file of files.filter((each) => !isOfTool(each)).toSorted()) {
  const { titles } = textsOf(file, readFileSync(file, 'utf8'))
  const rules = titles.flatMap((title) => (title === 'architecture: $name' ? imports : [title]))
  console.log(`\n${file}\n  ${rules.join('\n  ')}`)
}
