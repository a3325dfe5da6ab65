import type { Plugin } from 'vite'

/** The formats that the contract names, as the validator's files are called. */
export const keptFormats = ['date-time', 'date', 'time']

const format = /\/typebox\/build\/format\/(\w+)\.mjs$/
const own = new Set(['_registry', 'format', 'index', ...keptFormats.map((name) => name.replaceAll('-', '_'))])
const isLeftOut = (id: string) => {
  const name = format.exec(id)?.[1]
  return name !== undefined && !own.has(name)
}

/** Formats of the validator that the contract does not name: of e-mail, host names, addresses in all scripts. */
export const schemaFormats = (): Plugin => ({
  name: 'schema-formats',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: format },
    handler: (code, id) => (isLeftOut(id) ? { code: unchecked(code), map: null } : null),
  },
})

/** The file with the same exports, which take everything, as the validator does with a format that it does not know. */
export const unchecked = (code: string): string =>
  [...code.matchAll(/^export function (\w+)/gm)].map(([, name]) => `export const ${name} = () => true\n`).join('')
